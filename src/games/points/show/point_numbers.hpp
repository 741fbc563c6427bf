// The numbers of the points, each beside its point where it hides least: clear of points, lines, the edge and each
// other as far as there is room.
#pragma once

#include <span>
#include <vector>

#include "games/points/show/field.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::points {

class PointNumbers {
  public:
    /// `size` of the letters in device pixels; the lines that keep clear are those drawn and the planned ones.
    PointNumbers(const Rules::State& state, const Field& field, float size, const Canvas& canvas,
                 std::span<const Segment> planned = {});

    /// One for each point.
    [[nodiscard]] const std::vector<Rect>& places() const { return places_; }
    void draw(int point, Role role, Canvas& canvas) const;
    /// All of them: bright for what can still be joined, paler for the rest.
    void draw_all(const PointKinds& kinds, Canvas& canvas) const;

  private:
    std::vector<Rect> places_;
    float size_;
};

void paint_point_number(int point, Rect place, float size, Role role, Canvas& canvas);

/// Whether the closed segment a–b has a point within the rectangle.
[[nodiscard]] bool runs_through(Rect rect, Vec a, Vec b);

} // namespace zugzwang::points
