// How much there is to look through for somebody who knows no theory: every line, every answer, to the end.
#pragma once

#include "games/points/rules.hpp"

namespace zugzwang::points {

inline constexpr int max_plain_effort = 40;

/// Twice the binary logarithm of the positions that a plain search to the end looks at to prove that the move wins; at
/// most max_plain_effort, where it is given up. Requires a move that wins.
[[nodiscard]] int plain_effort(const Rules::State& state, const Segment& move);

} // namespace zugzwang::points
