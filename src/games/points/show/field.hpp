// Where the points of a board stand on the screen: y upwards, as in mathematics, the whole board in the square.
#pragma once

#include <algorithm>

#include "games/points/rules.hpp"
#include "zugzwang/gfx/geometry.hpp"

namespace zugzwang::points {

/// A board in an area of the screen, in device pixels.
class Field {
  public:
    Field(Rect area, const Board& board);

    /// The square that the board fills.
    [[nodiscard]] Rect square() const { return square_; }
    [[nodiscard]] Vec place(int point) const;
    /// Of the disc of a point; smaller where there are many or they lie close together.
    [[nodiscard]] float radius() const { return radius_; }
    [[nodiscard]] float line_width() const { return radius_ * line_for_radius; }
    /// Of the dark edge on either side of a line.
    [[nodiscard]] float line_edge() const { return std::max(1.0F, line_width() * edge_for_line); }
    /// Where two segments that cross meet.
    [[nodiscard]] Vec meeting(Segment one, Segment two) const;
    /// How far from a point the pointer still means it.
    [[nodiscard]] float reach() const;
    /// The nearest of the points within `reach` of a place, or -1.
    [[nodiscard]] int nearest(Vec at, PointSet among, float reach) const;

  private:
    static constexpr float line_for_radius = 0.92F, edge_for_line = 0.16F;

    const Board* board_;
    Rect square_, inside_;
    double left_ = 0, low_ = 0, side_ = 1; ///< The part of the plane that is shown: a square.
    float radius_ = 1;
};

} // namespace zugzwang::points
