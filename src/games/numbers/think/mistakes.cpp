#include "games/numbers/think/mistakes.hpp"

#include <array>

#include "games/numbers/think/reduction.hpp"

namespace zugzwang::numbers {
namespace {

/// What the mover wins by with that end; requires a game that is not over.
std::int64_t margin_of(const Rules::State& state, const Rules::Move& move) {
    SearchControl unlimited({});
    return (*margins_by_end(state, unlimited))[move == take_left ? 0 : 1];
}

/// Whether the move brings as much as the other end.
bool does_well(const Rules::State& state, const Rules::Move& move) {
    return margin_of(state, move) >= margin_of(state, move == take_left ? take_right : take_left);
}

/// Of an even row: whether what lies at the places of that end sums to less than the rest.
bool is_poor(const Rules::State& state, const Rules::Move& move) {
    if (state.size() % 2 != 0) return false;
    std::array<std::int64_t, 2> sums{}; // from the left end on
    for (std::size_t place = 0; place < state.size(); ++place)
        sums[place % 2] += state.numbers()[place];
    return move == take_left ? sums[0] < sums[1] : sums[1] < sums[0];
}

} // namespace

std::string kind_of_mistake(const Rules::State& state, const Rules::Move& played, const Rules::Move& better) {
    if (margin_of(state, played) >= margin_of(state, better)) return {};
    const auto taken = number_taken(state, played);
    if (taken > number_taken(state, better)) return "larger-end";
    if (is_poor(state, played)) return "poor-places";
    const auto next = Rules::after(state, played);
    if (number_taken(next, played) > taken && does_well(next, played)) return "uncovered";
    return does_well(next, better) ? "left-end" : "";
}

} // namespace zugzwang::numbers
