// What a teacher would point at in Boxes: chains and loops and their lengths, who will have to open the first of them,
// and what every line is worth.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/boxes/rules.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::boxes {

struct Insight {
    /// A chain or loop: boxes with two undrawn lines each, one after the other.
    struct Run {
        std::vector<int> boxes; ///< In order.
        bool loop = false;      ///< The last one lies beside the first.

        [[nodiscard]] bool is_long_chain() const { return !loop && boxes.size() >= 3; }

        friend bool operator==(const Run&, const Run&) = default;
    };

    /// An undrawn line.
    struct Line {
        int edge = 0;
        int margin = 0; ///< The final one of the side to move if it draws this line and nobody errs.
        int loss = 0;   ///< How much less that is than with the best line.

        friend bool operator==(const Line&, const Line&) = default;
    };
    /// An estimate until the margin is proven.
    struct Expected {
        double first_wins_by = 0;
        double spread = 0; ///< The standard deviation.

        friend bool operator==(const Expected&, const Expected&) = default;
    };

    std::vector<Run> runs;          ///< Once everything that can be taken now is taken.
    std::vector<int> boxes_to_take; ///< Those that the side to move can close in a row.
    bool has_gift = false;          ///< The last two or four of those could be left to the other side.
    int long_chains = 0, loops = 0, short_strings = 0;
    int lines_left = 0;
    int safe_lines = 0; ///< Lines that give nothing away, once everything that can be taken is taken.
    /// Who does not have to open the first long chain or loop if the number of long chains stays the same; empty if
    /// there is neither.
    std::optional<Side> in_control;
    /// Who needs an even number of long chains, so that the other side must open the first; the other side needs an odd
    /// number. Empty once the game is over.
    std::optional<Side> needs_even;
    bool chains_suit_mover = false;   ///< Whether the side to move has the number that it needs.
    std::optional<int> first_wins_by; ///< The first player's final margin under best play, once it is proven.
    std::vector<Line> lines;          ///< All of them by number, once they are proven.
    std::optional<Expected> expected; ///< Until the margin is proven.

    friend bool operator==(const Insight&, const Insight&) = default;
};

/// The margin and the lines come last, and only if the control does not stop; everything else takes no time.
[[nodiscard]] Insight insight(const Rules::State& state, SearchControl& control);

} // namespace zugzwang::boxes
