// How far one must look ahead to see that an end is the right one.
#pragma once

#include "games/numbers/rules.hpp"

namespace zugzwang::numbers {

/// Somebody who looks so many moves ahead goes by the totals then. The fewest moves from which on, the more the same,
/// that move is better than the other end; as many as numbers are left where it is so only at the end, one more where
/// it never is. Quadratic in the row for each number of moves: for short rows.
[[nodiscard]] int moves_to_look_ahead(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::numbers
