// Where the points of a new game lie: scattered, in convex position, or on the crossings of a grid.
#pragma once

#include <cstdint>
#include <vector>

#include "games/points/board.hpp"

namespace zugzwang::points {

enum class Layout : std::uint8_t {
    random, ///< Scattered: up to 16 points with no three on a line; more are places of a lattice, hardly seen up to 40.
    convex, ///< The corners of a strictly convex polygon.
    grid,   ///< Crossings of a square grid.
};

/// Coordinates are 0 to this.
inline constexpr std::int32_t layout_side = 1000;

/// Of so many points in convex position each still lies clearly off every line that can be drawn.
inline constexpr int max_clear_convex = 26;

/// 1 ≤ count ≤ max_points; the same seed gives the same points on every machine. Every point lies on a segment of two
/// others or clearly off it: a disc of a point drawn by its field never covers a part of a segment that does not block
/// it, except in convex position above max_clear_convex, where a circle has no room for that.
[[nodiscard]] std::vector<Point> points_of(Layout layout, int count, std::uint64_t seed);

} // namespace zugzwang::points
