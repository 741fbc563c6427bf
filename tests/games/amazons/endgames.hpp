// Positions that the tests of the engine ask about.
#pragma once

#include "slow_amazons.hpp"
#include "support/standard.hpp"

namespace zugzwang::amazons {

/// The position with colours and ranks exchanged.
inline Rules::State mirrored(const Rules::State& state) {
    const auto flipped = [&](const SquareSet& set) {
        SquareSet result;
        for (const Square square : set)
            result.add(square_at(file_of(square), state.ranks - 1 - rank_of(square)));
        return result;
    };
    auto mirror = state;
    mirror.queens = {flipped(state.queens[Side::second]), flipped(state.queens[Side::first])};
    mirror.closed = flipped(state.closed);
    mirror.to_move = other(state.to_move);
    return mirror;
}

/// A random small position with at most `empty` empty squares that is not over.
inline Rules::State endgame(Random& random, int max_side, int queens, int empty) {
    for (;;) {
        auto state = slow::random_state(random, max_side, queens, 20);
        std::vector<Square> free;
        for (const Square square : empty_squares(state))
            free.push_back(square);
        random.shuffle(free);
        for (std::size_t index = static_cast<std::size_t>(empty); index < free.size(); ++index)
            state.closed.add(free[index]);
        if (!Rules::outcome(state)) return state;
    }
}

} // namespace zugzwang::amazons
