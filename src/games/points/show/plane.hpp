// The part of the plane that points are laid out in, and where it is on the screen: y upwards, always the same square,
// so that nothing moves but what is moved.
#pragma once

#include <cstdint>

#include "games/points/board.hpp"
#include "games/points/layouts.hpp"
#include "zugzwang/gfx/geometry.hpp"

namespace zugzwang::points {

class Plane {
  public:
    /// 0 to layout_side both ways, or more where that is needed to show the points of the board.
    explicit Plane(const Board& board);

    /// From now on it fills the largest square in that area, in device pixels.
    void fill(Rect area);
    [[nodiscard]] Rect square() const { return square_; }

    [[nodiscard]] Vec place_of(Point point) const;
    /// The nearest point of the plane, within what is shown.
    [[nodiscard]] Point point_of(Vec place) const;
    [[nodiscard]] Point middle() const { return point_of(inside_.centre()); }
    /// So many of the keyboard's steps away, within what is shown.
    [[nodiscard]] Point stepped(Point from, int right, int up) const;

    /// Of a point's disc.
    [[nodiscard]] float radius() const { return square_.width * radius_part; }
    /// The point of the board whose disc the pointer means, or -1.
    [[nodiscard]] int near(Vec place, const Board& board) const;
    /// The point of the board, but for the one excepted, that is so close to a spot that their discs would cover, or
    /// -1.
    [[nodiscard]] int on_spot(Point spot, const Board& board, int except = -1) const;

  private:
    static constexpr float radius_part = 0.0145F; ///< The square's side is 1.

    [[nodiscard]] Point within(Point point) const;
    [[nodiscard]] std::int32_t step() const;

    std::int32_t left_ = 0, low_ = 0, side_ = layout_side;
    Rect square_{}, inside_{};
};

} // namespace zugzwang::points
