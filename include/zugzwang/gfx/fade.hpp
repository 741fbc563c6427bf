// A hover or focus that comes and goes softly.
#pragma once

#include <algorithm>

#include "zugzwang/gfx/theme.hpp"

namespace zugzwang {

/// Runs between 0 (off) and 1 (on), in the theme's durations for coming and going.
class Fade {
  public:
    Fade() = default;
    /// At its end already.
    explicit Fade(bool on) : on_(on), level_(on ? 1.0F : 0.0F) {}

    void set(bool on) { on_ = on; }
    [[nodiscard]] bool on() const { return on_; }
    [[nodiscard]] float level() const { return level_; }
    void advance(Seconds step, const Theme& theme) {
        const float target = on_ ? 1.0F : 0.0F;
        if (level_ == target) return;
        const Seconds whole = theme[on_ ? Motion::hover_in : Motion::hover_out];
        const float by = whole > Seconds{0} ? static_cast<float>(step / whole) : 1.0F;
        level_ = on_ ? std::min(target, level_ + by) : std::max(target, level_ - by);
    }

  private:
    bool on_ = false;
    float level_ = 0;
};

} // namespace zugzwang
