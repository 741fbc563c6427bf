// The size of a proof without theory: a plain search of every line and every reply to the end.
#pragma once

#include "games/points/rules.hpp"

namespace zugzwang::points {

inline constexpr int max_plain_effort = 40;

/// Twice the binary logarithm of the number of positions that a plain search visits to prove that the move wins; at
/// most max_plain_effort, where the search gives up. Requires a move that wins.
[[nodiscard]] int plain_effort(const Rules::State& state, const Segment& move);

} // namespace zugzwang::points
