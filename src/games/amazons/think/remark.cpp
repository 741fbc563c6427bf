#include "games/amazons/think/remark.hpp"

#include <algorithm>
#include <vector>

#include "games/amazons/think/territory.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::amazons {
namespace {

/// Whether there is an empty square that queens of both sides can come to in any number of moves.
bool is_contested(const Rules::State& state) {
    BySide<std::vector<Square>> queens;
    for (const Side side : both_sides) {
        for (const Square square : queens_of(state, side))
            queens[side].push_back(square);
    }
    const Distances distances(lines_of(state), state.ranks, queens[Side::first], queens[Side::second],
                              Distances::Pace::king);
    return std::ranges::any_of(distances.all(), [](std::uint64_t rank) { return (rank & exchanged(rank)) != 0; });
}

} // namespace

std::string remark(const Rules::State& state, const Rules::Move& move) {
    if (!is_contested(state) || is_contested(Rules::after(state, move))) return {};
    return tr("closes the last gap: from now on each side only fills its own rooms");
}

} // namespace zugzwang::amazons
