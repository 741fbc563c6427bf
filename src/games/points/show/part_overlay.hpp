// The independent parts of a Points board, drawn over it: what a line that is pointed at would leave, and the parts as
// the graphs that they are.
#pragma once

#include <optional>
#include <vector>

#include "games/points/show/brush.hpp"
#include "games/points/think/insight.hpp"

namespace zugzwang::points {

/// Shades the parts that the line would leave, under the segments and points.
void draw_what_is_left(Segment line, const Rules::State& state, const Brush& brush);
/// Over them: the nim-value of each of these parts, as far as it is known, and at the line what they come to.
void draw_left_labels(const Insight& insight, Segment line, const Rules::State& state, const Brush& brush,
                      const std::vector<Rect>& taken);

/// Each part of a few lines as a graph: a knot for each line, joined with those that it touches. Winning lines have
/// ringed knots; those that `line` would take away are crossed out.
void draw_graphs(const Insight& insight, std::optional<Segment> line, const Rules::State& state, const Brush& brush);
/// The nim-value of each part; of one that is too large to be drawn, how many lines it has.
void draw_graph_labels(const Insight& insight, const Rules::State& state, const Brush& brush,
                       const std::vector<Rect>& taken);

} // namespace zugzwang::points
