// A set of segments of one board; the numbers are those of Board::segment_index.
#pragma once

#include "zugzwang/base/bit_set.hpp"

namespace zugzwang::points {

inline constexpr int max_points = 60;
inline constexpr int max_segments = max_points * (max_points - 1) / 2;

using SegmentSet = BitSet<(max_segments + 63) / 64>;

} // namespace zugzwang::points
