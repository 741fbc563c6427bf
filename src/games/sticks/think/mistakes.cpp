#include "games/sticks/think/mistakes.hpp"

#include "games/sticks/think/theory.hpp"

namespace zugzwang::sticks {
namespace {

/// Whether the side to move can leave what ends the game for the other one: nothing, or the last stick where it loses.
bool can_finish(const Rules::State& state) {
    return rest(state) > 0 && state.left - rest(state) == (state.misere ? 1 : 0);
}

} // namespace

std::string kind_of_mistake(const Rules::State& state, const Rules::Move& played, const Rules::Move& better) {
    const auto left = Rules::after(state, played);
    if (is_lost(left) || !is_lost(Rules::after(state, better))) return {};
    if (left.left == 0) return "took-last";
    if (can_finish(state)) return "missed-win";
    if (can_finish(left)) return "left-too-few";
    const bool is_one_off = rest(left) == 1 || rest(left) == left.take;
    return is_one_off ? "one-off" : "no-multiple";
}

} // namespace zugzwang::sticks
