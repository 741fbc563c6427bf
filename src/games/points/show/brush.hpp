// Draws the things of a Points board, each in its state: segments, points, proposals. Sizes come from the field.
#pragma once

#include "games/points/show/field.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang::points {

/// How much of a segment is there; its ends in parts of their size.
struct Growth {
    float drawn = 1, first_end = 1, second_end = 1;
    float alpha = 1;
};

class Brush {
  public:
    Brush(Field field, Canvas& canvas) : field_(field), canvas_(&canvas) {}

    [[nodiscard]] const Field& field() const { return field_; }
    [[nodiscard]] Canvas& canvas() const { return *canvas_; }

    /// First: solid with round ends. Second: a row of dots along it, ends are diamonds.
    void segment(Segment segment, Side side, Growth growth) const;
    /// The light rim of what was just played; to be drawn before the segment.
    void outline(Segment segment) const;
    /// The wide bright frame of a segment that is pointed at elsewhere; to be drawn before the segments.
    void light(Segment segment, Role role) const;
    /// A move that somebody has in mind.
    void ghost(Segment segment, Side side) const;
    /// A move that can be played, dashed.
    void proposal(Segment segment) const;
    /// A move that is being looked at.
    void candidate(Segment segment) const;
    /// A thin line where a segment would be.
    void thread(Segment segment, Paint paint) const;
    /// From a chosen point to the pointer.
    void rubber(int point, Vec to) const;

    void free_point(int point, float alpha) const;
    void blocked_point(int point, float alpha) const;
    void act_point(int point, float alpha) const;
    void halo(int point, float alpha) const;
    void ring(int point, float alpha) const;

  private:
    void dots(Vec from, Vec to, float alpha) const;
    [[nodiscard]] Rect disc_box(Vec at, float size) const;

    Field field_;
    Canvas* canvas_;
};

} // namespace zugzwang::points
