// How many nodes solving a position is likely to take, so that a player knows whether to try.
#pragma once

#include "games/boxes/rules.hpp"
#include "games/boxes/think/strings.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::boxes {

/// How many nodes a new solver is likely to visit. Two estimates of three are right within a factor of three, on boards
/// of 4 × 4 to 7 × 7 between 20 and 56 lines from the end. Each safe line makes it half as much again.
[[nodiscard]] double expected_nodes(const Rules::State& state);
/// The same for strings of which nothing can be taken.
[[nodiscard]] double expected_nodes(const Strings& rest);

/// How many nodes the solver can visit in the rest of the budget; infinite if nothing limits it.
[[nodiscard]] double affordable_nodes(const SearchControl& control, int threads);

} // namespace zugzwang::boxes
