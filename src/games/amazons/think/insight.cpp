#include "games/amazons/think/insight.hpp"

#include <algorithm>

#include "games/amazons/think/board.hpp"
#include "games/amazons/think/reduction.hpp"
#include "games/amazons/think/territory.hpp"

namespace zugzwang::amazons {
namespace {

constexpr int nearly_shut_in = 3;

void add_squares_by_distance(Insight& found, const Board& board) {
    const Distances distances(board.lines(), board.ranks(), board.queens(Side::first), board.queens(Side::second),
                              Distances::Pace::queen);
    TwoSets before{};
    for (int level = 0; level < distances.levels(); ++level) {
        for (int rank = 0; rank < board.ranks(); ++rank) {
            const auto index = static_cast<std::size_t>(rank);
            const auto reached = distances.level(level)[index];
            const auto ahead = reached & ~exchanged(reached | before[index]);
            const auto even = reached & exchanged(reached);
            found.first.set_rank(rank, static_cast<std::uint16_t>(found.first.rank(rank) | ahead));
            found.second.set_rank(rank, static_cast<std::uint16_t>(found.second.rank(rank) | ahead >> 32));
            found.either.set_rank(rank, static_cast<std::uint16_t>(found.either.rank(rank) | even));
            before[index] |= reached;
        }
    }
}

bool is_divided(const Rules::State& state) {
    const auto empty = empty_squares(state);
    for (const Square queen : queens_of(state, Side::first)) {
        const auto region = region_of(state, queen);
        if (!(region & empty).is_empty() && !(region & queens_of(state, Side::second)).is_empty()) return false;
    }
    return true;
}

} // namespace

Insight insight(const Rules::State& state, SearchControl& control) {
    static_cast<void>(control.visit());
    Insight found;
    const Board board(state);
    add_squares_by_distance(found, board);
    for (const Side side : {Side::first, Side::second}) {
        for (const Square queen : queens_of(state, side)) {
            const int squares = board.lines().reach(queen);
            if (squares <= nearly_shut_in) found.shut_in.push_back({queen, side, squares});
        }
    }
    std::ranges::stable_sort(found.shut_in, {}, &Insight::Queen::squares);
    found.is_divided = is_divided(state);
    return found;
}

} // namespace zugzwang::amazons
