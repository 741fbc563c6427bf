// The moves worth looking at where nothing can be taken: every safe line, and one line for each run of boxes.
#pragma once

#include <cstdint>
#include <vector>

#include "games/boxes/think/strings.hpp"

namespace zugzwang::boxes {

/// Coins with two strings each, one after the other. Cutting any string of a run gives all of it away (and more, when
/// both ends of it are tied to one coin with three strings). A run of three or more is a long chain (Berlekamp, The
/// Dots and Boxes Game, 2000).
struct Run {
    std::vector<std::int16_t> coins; ///< In order.
    bool loop = false;               ///< The last is tied to the first.
    /// The string to cut when one must: any, but the middle one of two coins, which leaves no choice to the taker
    /// ("hard-hearted handout").
    int opening = 0;

    [[nodiscard]] bool is_long() const { return !loop && coins.size() >= 3; }
};

/// All runs; requires that no coin can be taken.
[[nodiscard]] std::vector<Run> runs(const Strings& strings);

/// Whether cutting the string leaves nothing to take.
[[nodiscard]] bool is_safe(const Strings& strings, int string);

struct Opening {
    std::int16_t string = 0;
    std::int16_t price = 0; ///< 0 for a safe line; else the dearer the more it gives away.
};

/// Appends the moves worth looking at to `openings`: safe ones first, then runs from the cheapest: short ones, a loop
/// of four before a chain of three, and so on. Of strings that are worth the same only one is there. Requires that no
/// coin can be taken.
void list_openings(const Strings& strings, std::vector<Opening>& openings);

/// Appends those of the runs alone, in no order. Requires the same.
void list_runs(const Strings& strings, std::vector<Opening>& openings);
/// That of the run which holds the string; requires one of a run's.
[[nodiscard]] Opening opening_at(const Strings& strings, int string);

} // namespace zugzwang::boxes
