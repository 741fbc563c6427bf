// What is longer than its window: scrolled by wheel, keys and drag, with a bar that shows where it stands.
#pragma once

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"

namespace zugzwang::ui {

/// All lengths in pixels.
class Scroll {
  public:
    /// Where it can be dragged and turned, how much is seen, how much there is, and how far one notch of a wheel goes.
    void measure(Rect grip, float window, float whole, float notch);

    /// Hidden above the window.
    [[nodiscard]] float offset() const { return offset_; }
    [[nodiscard]] float farthest() const { return whole_ > window_ ? whole_ - window_ : 0; }
    [[nodiscard]] bool at_end() const { return offset_ >= farthest(); }
    /// As near to that offset as there is text.
    void to(float offset);
    void by(float distance) { to(offset_ + distance); }

    /// True when the event was for it.
    [[nodiscard]] bool pointer(const PointerEvent& event);
    /// The keys by pages of that height and to the ends; true when it was one of them.
    [[nodiscard]] bool key(Key key, float page);

    struct Bar {
        float right = 0; ///< From the left edge of the bar to that of the panel's right.
        float width = 1, min_length = 1;
    };
    /// Beside the window `list` within `panel`; nothing when all is seen.
    void draw_bar(Rect list, Rect panel, const Bar& bar, Canvas& canvas) const;

  private:
    Rect grip_{};
    float window_ = 0, whole_ = 0, notch_ = 1;
    float offset_ = 0;
    bool dragging_ = false;
    Vec dragged_from_{};
};

} // namespace zugzwang::ui
