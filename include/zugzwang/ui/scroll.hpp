// What is longer or broader than its window: scrolled by wheel, keys and drag, with bars that show where it stands.
#pragma once

#include <algorithm>
#include <optional>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"

namespace zugzwang::ui {

/// How far a notch of the wheel scrolls; units.
inline constexpr float scroll_notch = 92;

/// All lengths in pixels.
class Scroll {
  public:
    /// Through which it is seen, dragged and turned, how much there is, and how far one notch of a wheel goes.
    void measure(Rect window, Size whole, float notch);

    /// Hidden left of the window and above it.
    [[nodiscard]] Vec offset() const { return offset_; }
    [[nodiscard]] Vec farthest() const {
        return {std::max(0.0F, whole_.width - window_.width), std::max(0.0F, whole_.height - window_.height)};
    }
    [[nodiscard]] bool can_move() const { return farthest() != Vec{}; }
    /// As near to that offset as there is something.
    void to(Vec offset);
    /// Down or up as far as that part of the whole needs to be in view; of one without room its upper end.
    void reveal(float top, float bottom);

    /// True when the event was for it. What is pressed is dragged once the pointer has wandered from there.
    [[nodiscard]] bool pointer(const PointerEvent& event);
    /// The pointer is down where it was pressed: let go now, it is a click.
    [[nodiscard]] bool holds_still() const { return pressed_ && !drags_; }
    /// The keys by half notches, by pages of that height and to the ends; true when it was one of them.
    [[nodiscard]] bool key(Key key, float page);

    /// At the right and the lower edge of the window; none where all is seen.
    void draw_bars(Canvas& canvas) const;

  private:
    void down(float distance) { to(offset_ + Vec{0, distance}); }

    Rect window_{};
    Size whole_{};
    float notch_ = 1;
    Vec offset_{};
    std::optional<Vec> pressed_{}; ///< Where the pointer was, while it is down.
    bool drags_ = false;
};

} // namespace zugzwang::ui
