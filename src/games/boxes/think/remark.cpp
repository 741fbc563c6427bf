#include "games/boxes/think/remark.hpp"

#include "games/boxes/think/look.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::boxes {
namespace {

constexpr int long_chain = 3; ///< Boxes; shorter ones are small change.

} // namespace

std::string remark(const Rules::State& state, const Rules::Move& move) {
    if (boxes_closed_by(state, move.edge) > 0) return {};
    const Look before(state), after(Rules::after(state, move));
    const int given = after.boxes();
    if (before.boxes() > 0) {
        const bool keeps_control = given > 0 && is_left_of(before, after) && after.is_locked();
        return keeps_control ? tr_n("gives up a box to keep control", "gives up {n} boxes to keep control", given)
                             : std::string();
    }
    if (given < long_chain) return {};
    if (after.is_end()) return tr_n("hands over the last box", "hands over the last {n} boxes", given);
    const auto* run = before.run_at(move.edge);
    if (run == nullptr || static_cast<int>(run->coins.size()) != given)
        return tr_n("hands over {n} box", "hands over {n} boxes", given);
    return run->loop ? tr_n("hands over a loop of {n} box", "hands over a loop of {n} boxes", given)
                     : tr_n("hands over a chain of {n} box", "hands over a chain of {n} boxes", given);
}

} // namespace zugzwang::boxes
