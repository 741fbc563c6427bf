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

/// Nim-values of so many points in convex position: a line splits those on its sides, which are two such sets. That is
/// Dawson's Kayles, the octal game 0.07 (Guy and Smith, The G-values of various games, 1956).
inline constexpr auto round_nimbers = [] {
    std::array<int, max_points + 1> nimbers{};
    for (std::size_t points = 2; points < nimbers.size(); ++points) {
        std::uint64_t reached = 0;
        for (std::size_t left = 0; left + 2 <= points; ++left)
            reached |= std::uint64_t{1} << (nimbers[left] ^ nimbers[points - 2 - left]);
        while ((reached >> nimbers[points] & 1U) != 0)
            ++nimbers[points];
    }
    return nimbers;
}();

/// Whether each of the points is a corner of their convex hull, which none lies on the edge of. Requires at least
/// three.
[[nodiscard]] inline bool are_round(const std::vector<Point>& all, PointSet among) {
    std::vector<Point> points;
    for (; among != 0; among &= among - 1)
        points.push_back(all[static_cast<std::size_t>(std::countr_zero(among))]);
    // An edge begins at each: all others lie to its left.
    return std::ranges::all_of(points, [&](Point a) {
        return std::ranges::any_of(points, [&](Point b) {
            return a != b &&
                   std::ranges::all_of(points, [&](Point c) { return c == a || c == b || orientation(a, b, c) > 0; });
        });
    });
}

} // namespace zugzwang::points
