// Turns real time into fixed steps, and says when a frame is due. The nearest whole number of steps is taken and the
// rest carried over, so that a display whose period is near a multiple of the step shows the same number of steps in
// every picture.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>

#include "zugzwang/gfx/theme.hpp"

namespace zugzwang::app {

class FrameClock {
  public:
    using TimePoint = std::chrono::steady_clock::time_point;
    using Duration = std::chrono::steady_clock::duration;

    static constexpr Seconds step{1.0 / 120};
    static constexpr Seconds longest_frame{0.25}; ///< After a longer pause time is lost, not caught up with.

    /// The steps that are due after so much more time.
    [[nodiscard]] int steps(Seconds passed) {
        owed_ += std::clamp(passed, Seconds{0}, longest_frame);
        const int due = std::max(0, static_cast<int>(std::lround(owed_ / step)));
        owed_ -= due * step;
        return due;
    }
    /// The steps that are due since the last call; none at the first.
    [[nodiscard]] int steps_until(TimePoint now) {
        const auto passed = now - last_.value_or(now);
        last_ = now;
        return steps(passed);
    }

    /// How far time is beyond the steps taken: from minus half a step to half a step.
    [[nodiscard]] Seconds ahead() const { return owed_; }

    /// When the frame after this one should begin. A busy processor wakes us late, each time by as much: a frame is due
    /// so long after the last one was, not after it began, or there would be fewer pictures.
    [[nodiscard]] TimePoint next_frame(TimePoint start, Duration frame) {
        due_ = std::clamp(due_.value_or(start) + frame, start, start + frame);
        return *due_;
    }

  private:
    Seconds owed_{0}; ///< May be negative by half a step.
    std::optional<TimePoint> last_, due_;
};

} // namespace zugzwang::app
