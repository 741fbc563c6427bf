// The insight drawn over a Points board: zones shaded, their counts on chips, where zones cross, the lines to draw.
#pragma once

#include "games/points/show/brush.hpp"
#include "games/points/think/insight.hpp"

namespace zugzwang::points {

/// Shades and crossings, under the segments and points.
void draw_zones(const Insight& insight, const Brush& brush);
/// The moves that win, or dashed the one that is hardest to answer, under the points.
void draw_told_lines(const Insight& insight, const Brush& brush);
/// Over them; chips keep clear of points, drawn lines, what is taken and each other as far as there is room.
void draw_zone_labels(const Insight& insight, const Rules::State& state, const Brush& brush,
                      const std::vector<Rect>& taken);

} // namespace zugzwang::points
