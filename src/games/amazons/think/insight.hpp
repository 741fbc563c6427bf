// The insight of Amazons: who gets to which square first, and which queens are nearly shut in.
#pragma once

#include <optional>
#include <vector>

#include "games/amazons/rules.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::amazons {

struct Insight {
    /// Empty squares that White reaches in fewer queen moves than Black, Black before White, both in the same number.
    /// Squares that nobody reaches are in none of them.
    SquareSet first, second, either;
    struct Queen {
        Square square = 0;
        Side side = Side::first;
        int squares = 0; ///< The squares that she can go to now; 0 for a blocked queen.
        int holds = 0;   ///< Empty squares that she reaches in fewer moves than any other queen.

        friend bool operator==(const Queen&, const Queen&) = default;
    };
    std::vector<Queen> queens; ///< White's first, then in the order of their squares.
    /// Those with at most three squares to go to, in ascending order of these.
    [[nodiscard]] std::vector<Queen> shut_in() const;

    /// Squares that are cut off from all others, with a queen beside an empty one.
    struct Region {
        SquareSet empty;
        std::optional<Side> owner{}; ///< The only side with queens in it; empty when both have some.
        /// The moves that its owner can make in it; its empty squares when both sides are in it, or when that is hard
        /// to compute.
        int moves = 0;

        friend bool operator==(const Region&, const Region&) = default;
    };
    std::vector<Region> regions; ///< In the order of their first squares.
    /// Whether no region has queens of both sides any more: then only room counts.
    [[nodiscard]] bool is_divided() const;

    std::optional<Side> winner{}; ///< Where a short search proves who wins.
    std::optional<int> ahead{};   ///< Once divided: White's remaining moves less Black's.

    friend bool operator==(const Insight&, const Insight&) = default;
};

/// The insight without a search, in some microseconds: regions count their empty squares, and no winner is named.
[[nodiscard]] Insight static_insight(const Rules::State& state);
/// The whole insight. Takes some microseconds, and some milliseconds near the end of the game.
[[nodiscard]] Insight insight(const Rules::State& state, SearchControl& control);

} // namespace zugzwang::amazons
