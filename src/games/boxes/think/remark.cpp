#include "games/boxes/think/remark.hpp"

#include <cstdint>
#include <vector>

#include "games/boxes/think/captures.hpp"
#include "games/boxes/think/strings.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::boxes {
namespace {

constexpr int long_chain = 3; ///< Boxes; shorter ones are small change.

/// What can be closed in a row, and whether anything is left after that.
struct Offer {
    Captures captures;
    bool is_end = false;
};

Offer offer_of(const Rules::State& state) {
    Strings rest(state);
    std::vector<std::int16_t> cuts;
    const auto captures = take_all(rest, cuts);
    return {.captures = captures, .is_end = rest.strings_left() == 0};
}

} // namespace

std::string remark(const Rules::State& state, const Rules::Move& move) {
    if (boxes_closed_by(state, move.edge) > 0) return {};
    const auto before = offer_of(state), after = offer_of(Rules::after(state, move));
    const int given = after.captures.all;
    if (before.captures.all > 0) {
        const bool keeps_control = !after.is_end && given > 0 && given == before.captures.gift;
        return keeps_control ? tr_n("gives up a box to keep control", "gives up {n} boxes to keep control", given)
                             : std::string();
    }
    if (given < long_chain) return {};
    return after.is_end ? tr_n("hands over the last box", "hands over the last {n} boxes", given)
                        : tr_n("hands over a chain of {n} box", "hands over a chain of {n} boxes", given);
}

} // namespace zugzwang::boxes
