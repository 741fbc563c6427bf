// What lines are worth, on a Points board: a thread where each would be drawn, and plates with the words. Draws only.
#pragma once

#include <optional>
#include <span>

#include "games/points/show/brush.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang::points {

using Values = std::span<const ValuedMove<Rules>>;

/// Those that keep the value, and all where there are few; each ends so far from the middle of its points.
void draw_value_threads(Values values, const Brush& brush, float gap = 0);
/// Where there is room: the line that is looked at, those that keep the value, those of the point that is looked at
/// (-1: none), and all where there are few.
void draw_value_plates(Values values, int point, std::optional<Segment> line, const Brush& brush);

} // namespace zugzwang::points
