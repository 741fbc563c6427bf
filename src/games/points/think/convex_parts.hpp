// Parts whose nim-value needs no search: all lines between points in convex position.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/points/board.hpp"
#include "games/points/rules.hpp"

namespace zugzwang::points {

/// The nim-values by the number of points in convex position. A line separates the points on its two sides into two
/// such sets, so it is Dawson's Kayles, the octal game 0.07 (Guy and Smith, The G-values of various games, 1956).
inline constexpr auto convex_nimbers = [] {
    std::array<int, max_points + 1> nimbers{};
    for (std::size_t points = 2; points < nimbers.size(); ++points) {
        std::uint64_t options = 0;
        for (std::size_t left = 0; left + 2 <= points; ++left)
            options |= std::uint64_t{1} << (nimbers[left] ^ nimbers[points - 2 - left]);
        while ((options >> nimbers[points] & 1U) != 0)
            ++nimbers[points];
    }
    return nimbers;
}();

/// Whether the points are in strictly convex position: each is a corner of their convex hull. Requires at least three.
[[nodiscard]] inline bool are_convex(const std::vector<Point>& all, PointSet among) {
    std::vector<Point> points;
    for (; among != 0; among &= among - 1)
        points.push_back(all[static_cast<std::size_t>(std::countr_zero(among))]);
    // From each point an edge of the hull starts: all other points are to its left.
    return std::ranges::all_of(points, [&](Point a) {
        return std::ranges::any_of(points, [&](Point b) {
            return a != b &&
                   std::ranges::all_of(points, [&](Point c) { return c == a || c == b || orientation(a, b, c) > 0; });
        });
    });
}

} // namespace zugzwang::points
