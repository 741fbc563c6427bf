#include "games/amazons/think/remark.hpp"

#include "games/amazons/think/flood_fill.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::amazons {
namespace {

/// Whether there is an empty square that queens of both sides can still reach.
bool is_contested(const Rules::State& state) {
    const auto empty = empty_squares(state);
    const auto reached = [&](Side side) { return flood_fill(state.queens[side], empty); };
    return !(reached(Side::first) & reached(Side::second) & empty).is_empty();
}

} // namespace

std::string remark(const Rules::State& state, const Rules::Move& move) {
    if (!is_contested(state) || is_contested(Rules::after(state, move))) return {};
    return tr("closes the last gap: from now on each side only fills its own rooms");
}

} // namespace zugzwang::amazons
