// What stands one below another.
#pragma once

#include <cstddef>

#include "zugzwang/gfx/geometry.hpp"

namespace zugzwang {

/// Cuts pieces off a column from its top and its bottom.
class Column {
  public:
    Column(Rect room, float gap) : room_(room), gap_(gap) {}

    Rect top(float height) {
        const Rect piece{room_.x, room_.y, room_.width, height};
        room_.y += height + gap_;
        room_.height -= height + gap_;
        return piece;
    }
    Rect bottom(float height) {
        room_.height -= height + gap_;
        return {room_.x, room_.bottom() + gap_, room_.width, height};
    }
    [[nodiscard]] Rect rest() const { return room_; }

  private:
    Rect room_;
    float gap_;
};

/// The place of one of `count` things side by side.
[[nodiscard]] inline Rect part_of_row(Rect row, std::size_t index, std::size_t count, float gap) {
    const float width = (row.width - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    return {row.x + static_cast<float>(index) * (width + gap), row.y, width, row.height};
}

} // namespace zugzwang
