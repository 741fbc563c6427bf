// How far the points of a new board keep from one another's segments, and from the board's rim.
#pragma once

#include "games/points/layouts.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::points {

inline constexpr std::int64_t rim = 20; ///< Free of points, on all four sides.
inline constexpr std::int64_t inner_side = layout_side - 2 * rim;
/// More points are hardly ever found clear of each other's segments without order.
inline constexpr int max_scattered = 16;

/// How far every point keeps from every segment that does not run through it. Among few points that is what a disc of
/// full size beside a line takes (see show/field); among many no board has room for it, and discs are drawn smaller.
[[nodiscard]] std::int64_t clearance_of(int count);

[[nodiscard]] std::int64_t squared_distance(Point a, Point b);
/// Twice the area of the triangle, signed.
[[nodiscard]] std::int64_t area(Point a, Point b, Point c);
/// Whether each of three points, not on one line, keeps so far from the segment of the other two: the one that comes
/// nearest is the corner over the longest side.
[[nodiscard]] bool keep_clear(Point a, Point b, Point c, std::int64_t clearance);

/// A place within the rim.
[[nodiscard]] Point anywhere(Random& random);
[[nodiscard]] bool is_inside(Point place);

} // namespace zugzwang::points
