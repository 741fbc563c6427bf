// How many sure answers a side has to the other's moves: moves that take squares from the other.
#pragma once

#include <array>
#include <cstddef>

#include "games/amazons/squares.hpp"

namespace zugzwang::amazons {

/// The squares beside each square, across corners too; some may lie beyond a small board.
[[nodiscard]] inline const SquareSet& squares_beside(Square square) {
    static constexpr auto sets = [] {
        std::array<SquareSet, 256> table;
        for (std::size_t index = 0; index < table.size(); ++index) {
            SquareSet start;
            start.add(static_cast<Square>(index));
            table[index] = start.spread() - start;
        }
        return table;
    }();
    return sets[square];
}

/// How many of the other side's next moves, up to two, can surely be answered by one of the idle queens: by a step onto
/// an empty square that the other side reaches, with an arrow shot back to where she stood. Such an answer opens
/// nothing and leaves the other side one move less. A move takes at most two squares, its own and its arrow's, so one
/// answer is sure where the idle queens have three such squares to choose from; and a second one where three of those
/// leave them with five.
[[nodiscard]] inline int sure_answers(const SquareSet& idle, const SquareSet& reached) {
    constexpr int choices = 3, choices_left = 5;
    SquareSet once, twice; // beside at least one idle queen, beside at least two
    for (const Square queen : idle) {
        twice = twice | (once & squares_beside(queen));
        once = once | squares_beside(queen);
    }
    once = once & reached;
    if (once.count() < choices) return 0;
    SquareSet good;
    int sure = 0;
    for (const Square queen : idle) {
        const auto own = squares_beside(queen) & reached;
        const auto by_others = (once - own) | (own & twice);
        for (const Square to : own - good) {
            auto left = (squares_beside(to) & reached) | by_others;
            left.remove(to);
            if (left.count() < choices_left) continue;
            good.add(to);
            if (++sure == choices) return 2;
        }
    }
    return 1;
}

} // namespace zugzwang::amazons
