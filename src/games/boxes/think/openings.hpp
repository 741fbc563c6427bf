// The moves worth searching where nothing can be taken: every safe line, and one line for each run of boxes.
#pragma once

#include <cstdint>
#include <vector>

#include "games/boxes/think/strings.hpp"

namespace zugzwang::boxes {

/// A chain or loop: coins with two strings each, one after the other. Cutting any string of a run gives all of it away
/// (and more if both its ends are tied to the same coin with three strings). A chain of three or more is long
/// (Berlekamp, The Dots and Boxes Game, 2000).
struct Run {
    std::vector<std::int16_t> coins; ///< In order.
    bool loop = false;               ///< The last is tied to the first.
    /// The string to cut to open the run: any one, but of two coins the middle one, which leaves the taker no choice (a
    /// hard-hearted handout).
    int opening = 0;

    [[nodiscard]] bool is_long() const { return !loop && coins.size() >= 3; }
};

/// All runs; requires that no coin can be taken.
[[nodiscard]] std::vector<Run> runs(const Strings& strings);

/// Whether cutting the string leaves nothing to take.
[[nodiscard]] bool is_safe(const Strings& strings, int string);

struct Opening {
    std::int16_t string = 0;
    std::int16_t price = 0; ///< 0 for a safe line; otherwise it grows with what the line gives away.
};

/// Appends the moves worth searching to `openings`: safe ones first, then the runs from the cheapest on (short chains,
/// a loop of four before a chain of three, and so on). Only the lowest of several twins is listed. Requires that no
/// coin can be taken.
void list_openings(const Strings& strings, std::vector<Opening>& openings);

/// Appends only those of the runs, in no particular order. Requires the same.
void list_runs(const Strings& strings, std::vector<Opening>& openings);
/// The opening of the run that holds the string. Requires a string of a run.
[[nodiscard]] Opening opening_at(const Strings& strings, int string);

} // namespace zugzwang::boxes
