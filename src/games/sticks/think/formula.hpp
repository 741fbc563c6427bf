// The assignment's formula in words: N mod (M + 1), in the misère game (N − 1) mod (M + 1) (seed 001).
#pragma once

#include <string>

#include "games/sticks/rules.hpp"

namespace zugzwang::sticks {

/// What is left over when that is divided: how many to take, and 0 in a lost position.
[[nodiscard]] int rest(const Rules::State& state);
/// M + 1: what a take and its answer make together.
[[nodiscard]] int period(const Rules::State& state);
/// "N mod (M + 1)"
[[nodiscard]] std::string formula_in_letters(const Rules::State& state);
/// "10 mod 4 = 2"
[[nodiscard]] std::string formula_in_numbers(const Rules::State& state);

} // namespace zugzwang::sticks
