// What laying out does to a position of Points, as new positions: points added, moved, taken away, lines drawn and
// erased. Pure; whether the rules accept what comes of it is not asked here.
#pragma once

#include <vector>

#include "games/points/rules.hpp"

namespace zugzwang::points {

/// Requires points that are all different, at most max_points.
[[nodiscard]] Rules::State laid_out(std::vector<Point> points, std::vector<Segment> drawn, Side to_move);

[[nodiscard]] Rules::State with_point(const Rules::State& state, Point spot);
[[nodiscard]] Rules::State with_moved(const Rules::State& state, int point, Point to);
/// Its line goes with it.
[[nodiscard]] Rules::State without_point(const Rules::State& state, int point);
/// Draws the line for the side to move, and then it is the other one's turn; a line that is drawn is erased.
[[nodiscard]] Rules::State with_line_turned(const Rules::State& state, Segment line);

} // namespace zugzwang::points
