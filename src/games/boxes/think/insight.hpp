// What a teacher points at in Boxes: chains and loops with their lengths, who will have to open the first of them, and
// what every line is worth.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/boxes/rules.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::boxes {

struct Insight {
    /// Boxes with two undrawn lines each, one after the other.
    struct Trail {
        std::vector<int> boxes; ///< In order.
        bool loop = false;      ///< The last lies beside the first.

        [[nodiscard]] bool is_long_chain() const { return !loop && boxes.size() >= 3; }

        friend bool operator==(const Trail&, const Trail&) = default;
    };

    /// What is still to be drawn.
    struct Line {
        int edge = 0;
        int margin = 0; ///< Of the side to move at the end, when it draws this one and nobody errs.
        int loss = 0;   ///< How much less that is than the best line's.

        friend bool operator==(const Line&, const Line&) = default;
    };
    /// Before the margin is proven.
    struct Expected {
        double first_wins_by = 0;
        double spread = 0; ///< The standard deviation.

        friend bool operator==(const Expected&, const Expected&) = default;
    };

    std::vector<Trail> trails;     ///< As they are once what can be taken now is taken.
    std::vector<int> can_be_taken; ///< Boxes that the side to move can close in a row.
    bool has_gift = false;         ///< Of those the last two or four could be left to the other side.
    int long_chains = 0, loops = 0, short_strings = 0;
    int lines_left = 0;
    int safe_lines = 0; ///< Lines that give nothing away, once what can be taken is taken.
    /// Who does not have to open the first long chain or loop, if the long chains stay as many as they are; empty when
    /// there is neither.
    std::optional<Side> in_control;
    /// Who needs an even number of long chains, so that the other side opens the first of them; the other side needs an
    /// odd one. Empty once the game is over.
    std::optional<Side> needs_even;
    bool chains_suit_mover = false;   ///< Whether the side to move has the number that it needs.
    std::optional<int> first_wins_by; ///< The first player's margin at the end under best play, once it is proven.
    std::vector<Line> lines;          ///< All of them in their order, once they are proven.
    std::optional<Expected> expected; ///< Until the margin is proven.

    friend bool operator==(const Insight&, const Insight&) = default;
};

/// The margin and the lines' worth last and only if the control lasts; everything else at once.
[[nodiscard]] Insight insight(const Rules::State& state, SearchControl& control);

} // namespace zugzwang::boxes
