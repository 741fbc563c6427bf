// The assignment's formula in words: N mod (M + 1), in the misère game (N − 1) mod (M + 1) (seed 001).
#pragma once

#include <string>

#include "games/sticks/rules.hpp"

namespace zugzwang::sticks {

/// The remainder: how many to take, 0 in a lost position.
[[nodiscard]] int rest(const Rules::State& state);
/// M + 1: a take and its answer add up to it.
[[nodiscard]] int period(const Rules::State& state);
/// "N mod (M + 1)"
[[nodiscard]] std::string formula_in_letters(const Rules::State& state);
/// "10 mod 4 = 2"
[[nodiscard]] std::string formula_in_numbers(const Rules::State& state);

} // namespace zugzwang::sticks
