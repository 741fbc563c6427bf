// Points laid out by hand before a game: a click adds one, dragging moves it, a right click takes it away.
#pragma once

#include <memory>
#include <vector>

#include "games/points/board.hpp"
#include "zugzwang/play/start_editor.hpp"

namespace zugzwang::points {

/// Fewer than this many points make no game.
inline constexpr int min_points = 4;

/// Begins with these points, at most `max_points`, all different. New ones lie within 0 to layout_side.
[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(std::vector<Point> points);

} // namespace zugzwang::points
