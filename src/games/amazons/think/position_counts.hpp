// What can be counted of a position: who gets where first, how soon, and who alone.
#pragma once

#include "games/amazons/rules.hpp"

namespace zugzwang::amazons {

/// Squares, or moves, of a side and of the other one.
struct Share {
    int own = 0, others = 0;

    [[nodiscard]] int lead() const { return own - others; }

    friend bool operator==(const Share&, const Share&) = default;
};

struct PositionCounts {
    Share first;             ///< Empty squares that a side reaches in fewer queen moves than the other one.
    Share near;              ///< The same in single steps over empty squares.
    Share territory;         ///< Empty squares of rooms that the other side can never enter.
    Share two_moves;         ///< Empty squares that a side reaches within two moves.
    Share open;              ///< The squares to which its queens can go now, one counted once for each queen.
    bool is_divided = false; ///< Whether no room has queens of both sides any more.
};

[[nodiscard]] PositionCounts counts_of(const Rules::State& state, Side side);

} // namespace zugzwang::amazons
