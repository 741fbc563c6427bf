// Where the points of a board stand on the screen: y upwards, as in mathematics, a square of the plane filling a
// square.
#pragma once

#include <algorithm>

#include "games/points/layouts.hpp"
#include "games/points/rules.hpp"
#include "zugzwang/gfx/geometry.hpp"

namespace zugzwang::points {

/// A square of the plane.
struct Extent {
    double left = 0, low = 0, side = layout_side;
};

/// A board in an area of the screen, in device pixels. The board outlives it.
class Field {
  public:
    /// In play: the whole board, nearer where it is small.
    Field(Rect area, const Board& board);
    /// While points are laid out, so that nothing moves but what is moved.
    Field(Rect area, const Board& board, Extent shown);

    /// The square that the board fills.
    [[nodiscard]] Rect square() const { return square_; }
    [[nodiscard]] Vec place(Point point) const;
    [[nodiscard]] Vec place(int point) const { return place(board_->points()[static_cast<std::size_t>(point)]); }
    [[nodiscard]] std::vector<Vec> places(PointSet points) const;
    /// The nearest point of the plane, within what is shown.
    [[nodiscard]] Point point_at(Vec place) const;
    /// Of the disc of a point; smaller where there are many or they lie close together.
    [[nodiscard]] float radius() const { return radius_; }
    [[nodiscard]] float line_width() const { return radius_ * line_for_radius; }
    /// Of the dark edge on either side of a line.
    [[nodiscard]] float line_edge() const { return std::max(1.0F, line_width() * edge_for_line); }
    /// On the way from a segment's first point to its second.
    [[nodiscard]] Vec on(Segment segment, float part) const {
        return between(place(segment.a), place(segment.b), part);
    }
    /// Where two segments that cross meet.
    [[nodiscard]] Vec meeting(Segment one, Segment two) const;
    /// How far from a point the pointer still means it.
    [[nodiscard]] float reach() const { return std::max(radius_ * 2.2F, square_.width * 0.03F); }
    /// The nearest of the points within `reach` of a place, or -1.
    [[nodiscard]] int nearest(Vec at, PointSet among, float reach) const;

  private:
    static constexpr float line_for_radius = 0.92F, edge_for_line = 0.16F;

    const Board* board_;
    Rect square_, inside_;
    Extent shown_;
    float radius_;
};

} // namespace zugzwang::points
