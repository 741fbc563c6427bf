// What a teacher points at in Amazons: who gets to which square first, and which queens are about to be shut in.
#pragma once

#include <vector>

#include "games/amazons/rules.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::amazons {

struct Insight {
    /// Empty squares that White reaches in fewer queen moves than Black, Black before White, both in the same number.
    /// What nobody reaches is in none.
    SquareSet first, second, either;
    struct Queen {
        Square square = 0;
        Side side = Side::first;
        int squares = 0; ///< Where she can go now; 0 for a blocked queen.

        friend bool operator==(const Queen&, const Queen&) = default;
    };
    /// Queens with at most three squares to go to, those with the fewest first.
    std::vector<Queen> shut_in;
    /// Whether no region can be reached by both sides any more: then only room counts.
    bool is_divided = false;

    friend bool operator==(const Insight&, const Insight&) = default;
};

/// Takes some microseconds and needs no search.
[[nodiscard]] Insight insight(const Rules::State& state, SearchControl& control);

} // namespace zugzwang::amazons
