// How much work the exact value of a position is likely to be, so that a player knows whether to try.
#pragma once

#include "games/boxes/rules.hpp"
#include "games/boxes/think/strings.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::boxes {

/// How many nodes a new solver is likely to visit: on boards of 4 × 4 to 7 × 7, between 20 and 56 lines from the end,
/// two guesses of three are within a factor of three. Each line that can be drawn safely makes it half as much again.
[[nodiscard]] double expected_nodes(const Rules::State& state);
/// The same of strings of which nothing can be taken.
[[nodiscard]] double expected_nodes(const Strings& rest);

/// How many nodes of the solver what is left of the search is good for; infinite where nothing limits it.
[[nodiscard]] double affordable_nodes(const SearchControl& control, int threads);

} // namespace zugzwang::boxes
