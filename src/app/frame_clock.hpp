// Turns real time into fixed steps. The nearest whole number of steps is taken and the rest carried over, so that a
// display whose period is near a multiple of the step shows the same number of steps in every picture.
#pragma once

#include <algorithm>
#include <cmath>

#include "zugzwang/gfx/theme.hpp"

namespace zugzwang::app {

class FrameClock {
  public:
    static constexpr Seconds step{1.0 / 120};
    static constexpr Seconds longest_frame{0.25}; ///< After a longer pause time is lost, not caught up with.

    /// The steps that are due after so much more time.
    [[nodiscard]] int steps(Seconds passed) {
        owed_ += std::clamp(passed, Seconds{0}, longest_frame);
        const int due = std::max(0, static_cast<int>(std::lround(owed_ / step)));
        owed_ -= due * step;
        return due;
    }

    /// How far time is beyond the steps taken: from minus half a step to half a step.
    [[nodiscard]] Seconds ahead() const { return owed_; }

  private:
    Seconds owed_{0}; ///< May be negative by half a step.
};

} // namespace zugzwang::app
