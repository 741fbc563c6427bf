// What is larger than its window both ways: dragged about under it, a click reaches it where it then lies.
#pragma once

#include <optional>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"

namespace zugzwang::ui {

/// All lengths in pixels.
class Pan {
  public:
    /// Through which it is seen, and how large it is at least: never smaller than the window.
    void measure(Rect window, Size whole);

    /// Where all of it lies while nothing was dragged.
    [[nodiscard]] Rect whole() const { return whole_; }
    [[nodiscard]] bool can_move() const { return whole_.width > window_.width || whole_.height > window_.height; }
    /// The event with its place in the whole: where nothing can be dragged the event itself, and none while it drags. A
    /// press comes when the pointer was let go where it was pressed.
    [[nodiscard]] std::optional<PointerEvent> pointer(const PointerEvent& event);
    /// What is drawn between the two is seen through the window.
    void begin(Canvas& canvas) const;
    /// With a bar at the window's foot, and one at its side, that tell what there is beside it.
    void end(Canvas& canvas) const;

  private:
    Rect window_{}, whole_{};
    Vec offset_{};                             ///< Hidden left of the window and above it.
    std::optional<Vec> pressed_{}, dragged_{}; ///< Where it was, and where it was last once it drags.
};

} // namespace zugzwang::ui
