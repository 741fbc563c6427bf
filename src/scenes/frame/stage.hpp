// The part of the screen that scenes arrange themselves on, in units of a 1080-line screen: never wider than 16:9, so
// that on a very wide screen everything stays together in the middle.
#pragma once

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/screen_scale.hpp"

namespace zugzwang {

class Stage {
  public:
    Stage() = default;
    Stage(Rect screen, const Canvas& canvas);

    /// Units; at least 1440 by 1080 on a screen of 4:3 or wider, the width at most 1920; on an upright one at least 720
    /// by 1220.
    [[nodiscard]] float width() const { return width_; }
    [[nodiscard]] float height() const { return height_; }
    [[nodiscard]] float scale() const { return scale_; }
    [[nodiscard]] Rect screen() const { return screen_; }
    /// A phone's: everything stands one below another, and is for fingers.
    [[nodiscard]] bool is_upright() const { return zugzwang::is_upright(screen_.width, screen_.height); }
    /// The whole width of the screen in units, for what stands at its edges.
    [[nodiscard]] float screen_width() const { return screen_.width / scale_; }
    [[nodiscard]] float operator[](Measure measure) const { return theme_ == nullptr ? 0 : (*theme_)[measure]; }

    /// The device pixels of a rectangle of units, whole ones.
    [[nodiscard]] Rect pixels(Rect units) const;
    /// The same with x counted from the left edge of the screen instead of the stage.
    [[nodiscard]] Rect screen_pixels(Rect units) const;

  private:
    Rect screen_{0, 0, 1920, 1080};
    const Theme* theme_ = nullptr;
    float scale_ = 1;
    float width_ = 1920, height_ = 1080;
    float left_ = 0; ///< Pixels from the left edge of the screen.
};

} // namespace zugzwang
