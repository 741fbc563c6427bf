// What is longer than its window: scrolled by wheel, keys and drag, with a bar that shows where it stands.
#pragma once

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"

namespace zugzwang::ui {

/// All lengths in pixels.
class Scroll {
  public:
    /// Through which it is seen, dragged and turned, how much there is, and how far one notch of a wheel goes.
    void measure(Rect window, float whole, float notch);

    /// Hidden above the window.
    [[nodiscard]] float offset() const { return offset_; }
    [[nodiscard]] float farthest() const { return std::max(0.0F, whole_ - window_.height); }
    [[nodiscard]] bool at_end() const { return offset_ >= farthest(); }
    /// As near to that offset as there is text.
    void to(float offset);
    void by(float distance) { to(offset_ + distance); }

    /// True when the event was for it.
    [[nodiscard]] bool pointer(const PointerEvent& event);
    /// The keys by half notches, by pages of that height and to the ends; true when it was one of them.
    [[nodiscard]] bool key(Key key, float page);

    /// At the right edge of the window; nothing when all is seen.
    void draw_bar(Canvas& canvas) const;

  private:
    Rect window_{};
    float whole_ = 0, notch_ = 1;
    float offset_ = 0;
    bool dragging_ = false;
    Vec dragged_from_{};
};

} // namespace zugzwang::ui
