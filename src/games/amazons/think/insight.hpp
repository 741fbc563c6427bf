// What a teacher points at in Amazons: who gets to which square first, and which queens are about to be shut in.
#pragma once

#include <optional>
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
        int holds = 0;   ///< Empty squares that she reaches in fewer moves than any other queen.

        friend bool operator==(const Queen&, const Queen&) = default;
    };
    std::vector<Queen> queens; ///< White's first, then in the order of their squares.
    /// Those with at most three squares to go to, those with the fewest first.
    [[nodiscard]] std::vector<Queen> shut_in() const;

    /// Squares that are cut off from all others, with a queen beside an empty one.
    struct Region {
        SquareSet empty;
        std::optional<Side> owner{}; ///< Whose queens alone are in it; empty where both sides are.
        /// How many moves its owner can make in it; where both are, or where that is hard to find, its empty squares.
        int moves = 0;

        friend bool operator==(const Region&, const Region&) = default;
    };
    std::vector<Region> regions; ///< In the order of their first squares.
    /// Whether no region can be reached by both sides any more: then only room counts.
    [[nodiscard]] bool is_divided() const;

    std::optional<Side> winner{}; ///< Who wins for certain, where that is found soon.
    std::optional<int> ahead{};   ///< Once divided: the moves that White has left less those of Black.

    friend bool operator==(const Insight&, const Insight&) = default;
};

/// What is seen without a search, in some microseconds: regions count their empty squares, nobody is said to win.
[[nodiscard]] Insight first_sight(const Rules::State& state);
/// All of it. Takes some microseconds, near the end some milliseconds more.
[[nodiscard]] Insight insight(const Rules::State& state, SearchControl& control);

} // namespace zugzwang::amazons
