// Draws the things of a Points board, each in its state: segments, points, proposals. Sizes come from the field.
#pragma once

#include <optional>
#include <span>

#include "games/points/show/field.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang::points {

/// How much of a segment is there; its ends in parts of their size.
struct Growth {
    float drawn = 1, first_end = 1, second_end = 1;
    float alpha = 1;
};

using Values = std::span<const ValuedMove<Rules>>;

class Brush {
  public:
    Brush(Field field, Canvas& canvas) : field_(field), canvas_(&canvas) {}

    [[nodiscard]] const Field& field() const { return field_; }
    [[nodiscard]] Canvas& canvas() const { return *canvas_; }

    /// What all the others lie on.
    void ground() const;
    /// First: solid with round ends. Second: a row of dots along it, ends are diamonds.
    void segment(Segment segment, Side side, Growth growth = {}) const;
    /// All that are drawn.
    void segments(const Rules::State& state) const;
    /// The light rim of what was just played; to be drawn before the segment.
    void outline(Segment segment) const;
    /// The wide bright frame of a segment that is pointed at elsewhere; to be drawn before the segments.
    void light(Segment segment, Role role) const;
    /// A move that somebody has in mind.
    void ghost(Segment segment, Side side) const;
    /// A move that can be played, dashed.
    void proposal(Segment segment) const;
    /// The same in another colour and without its points.
    void dashes(Segment segment, Role role) const;
    /// A move that is being looked at.
    void candidate(Segment segment) const;
    /// A thin line where a segment would be, from so far off the middle of its points.
    void thread(Segment segment, Paint paint, float gap = 0) const;
    /// From a chosen point to the pointer.
    void rubber(int point, Vec to) const;
    /// The whole length of a segment.
    void stroke(Segment segment, const LineStyle& style) const;
    /// The ground between and about the points, so far out for a point's radius of 1.
    void area(PointSet points, float margin, Paint paint) const;

    /// Those that are free or blocked.
    void points(const PointKinds& kinds) const;
    void free_point(Vec at, float alpha = 1) const;
    void blocked_point(Vec at, float alpha = 1) const;
    void act_point(Vec at, float alpha = 1) const;
    void halo(Vec at, float alpha) const;
    void ring(Vec at, Paint paint) const;

    /// A thread for each line that keeps the value, and for all where there are few; each ends so far from the middle
    /// of its points.
    void value_threads(Values values, float gap = 0) const;
    /// What lines are worth, where there is room: the one that is looked at, those that keep the value, those of the
    /// point that is looked at (-1: none), and all where there are few.
    void value_plates(Values values, int point, std::optional<Segment> line) const;

  private:
    void framed(Segment segment, float width, float rim, Paint edge, Paint tint) const;
    void disc(std::string_view sprite, Vec at, float size, float alpha) const;

    Field field_;
    Canvas* canvas_;
};

} // namespace zugzwang::points
