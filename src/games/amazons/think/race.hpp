// Which side's queens come to which squares first, by moves of queens or in single steps.
#pragma once

#include "games/amazons/squares.hpp"
#include "games/amazons/think/queen_moves.hpp"

namespace zugzwang::amazons {

/// The squares that the first queens reach in fewer moves than the second ones, in more, and in the same number.
struct Race {
    SquareSet first, second, either;
};

/// Moves are QueenMoves or KingMoves over the empty squares.
template <class Moves>
[[nodiscard]] Race race(const Moves& moves, SquareSet first, SquareSet second) {
    const auto step = [&](SquareSet& from, SquareSet& reached) {
        Bitboard next;
        moves.reach(Bitboard(from), next);
        from = SquareSet(next.words()) - reached;
        reached = reached | from;
    };
    Race result;
    SquareSet first_reached, second_reached;
    while (!first.is_empty() || !second.is_empty()) {
        step(first, first_reached);
        step(second, second_reached);
        result.first = result.first | (first - second_reached);
        result.second = result.second | (second - first_reached);
        result.either = result.either | (first & second);
    }
    return result;
}

} // namespace zugzwang::amazons
