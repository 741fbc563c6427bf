// Where the points of a new game lie: scattered, in convex position, or near the crossings of a grid.
#pragma once

#include <cstdint>
#include <vector>

#include "games/points/board.hpp"

namespace zugzwang::points {

enum class Layout : std::uint8_t {
    random, ///< Scattered, with some distance from each other; no three on a line.
    convex, ///< The corners of a strictly convex polygon.
    grid,   ///< Near the crossings of a square grid.
};

/// Coordinates are 0 to this.
inline constexpr std::int32_t layout_side = 1000;

/// 1 ≤ count ≤ max_points; the same seed gives the same points on every machine.
[[nodiscard]] std::vector<Point> points_of(Layout layout, int count, std::uint64_t seed);

} // namespace zugzwang::points
