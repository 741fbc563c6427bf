// The convex hull of places, for whatever is drawn about several of them.
#pragma once

#include <span>
#include <vector>

#include "zugzwang/gfx/geometry.hpp"

namespace zugzwang {

/// Twice the area of the triangle that the two span, signed.
[[nodiscard]] constexpr float cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }

/// Its corners by Andrew's monotone chain (A. M. Andrew, 1979), counter-clockwise in a plane with y up, from the
/// leftmost one; of places on one line the two ends.
[[nodiscard]] std::vector<Vec> convex_hull(std::span<const Vec> places);

} // namespace zugzwang
