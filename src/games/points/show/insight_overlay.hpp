// The insight drawn over a Points board: zones with their possible move counts and where they cross, what a line that
// is being made would leave, or the independent parts as the graphs that they are; and the lines to draw.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/points/show/brush.hpp"
#include "games/points/show/labels.hpp"
#include "games/points/think/insight.hpp"

namespace zugzwang::points {

/// For the length of one drawing.
class InsightOverlay {
  public:
    /// `line` is being made. As graphs: a knot for each line, joined with those that it touches, ringed where it wins
    /// and crossed out where `line` would take it away.
    InsightOverlay(const Insight& insight, const Rules::State& state, const Brush& brush, std::optional<Segment> line,
                   bool graphs);

    /// What lies under segments and points.
    void draw_grounds() const;
    /// The moves that win, or dashed the one that is hardest to answer, under the points.
    void draw_told_lines() const;
    /// The words, over all of them; they keep clear of points, drawn lines, numbers and each other as far as there is
    /// room.
    void draw_labels(std::vector<Rect> numbers) const;

  private:
    /// Points that belong together.
    struct Group {
        PointSet points = 0;
        Paint ground{};
        std::string words{}; ///< On its chip.
        Role colour = Role::soft;
    };

    [[nodiscard]] std::vector<Group> zones() const;
    [[nodiscard]] std::vector<Group> parts() const;
    [[nodiscard]] std::vector<Group> left_parts() const;
    /// What is known of what the line leaves.
    [[nodiscard]] LeftNote left() const;
    void draw_graph(const PartNote& part) const;

    const Insight& insight_;
    const Rules::State& state_;
    const Brush& brush_;
    std::optional<Segment> line_;
    bool graphs_;
    SegmentSet taken_; ///< By the line.
};

} // namespace zugzwang::points
