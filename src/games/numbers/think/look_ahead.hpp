// How far one must look ahead to see that an end is the right one.
#pragma once

#include "games/numbers/rules.hpp"

namespace zugzwang::numbers {

/// The smallest search depth from which on every deeper search prefers this move to the other end, judged by the totals
/// at that depth. At most the number of numbers left, or one more if even a full search does not prefer it. Takes
/// quadratic time for each depth: for short rows.
[[nodiscard]] int depth_to_see(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::numbers
