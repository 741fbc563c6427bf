// Points laid out by hand: a click adds one, dragging moves it, a right click takes it away; and lines between them.
#pragma once

#include <memory>
#include <vector>

#include "games/points/board.hpp"
#include "zugzwang/play/start_editor.hpp"

namespace zugzwang::points {

/// Fewer than this many points make no game.
inline constexpr int min_points = 4;

/// Begins with these points, at most `max_points`, all different, and lines that do not touch. New points lie within 0
/// to layout_side, or as far away as those that are there.
[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(std::vector<Point> points, std::vector<Segment> drawn = {},
                                                             Side to_move = Side::first);

} // namespace zugzwang::points
