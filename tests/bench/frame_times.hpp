// How long frames took, for the benchmark of frames.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

namespace zugzwang::bench {

class FrameTimes {
  public:
    using Duration = std::chrono::steady_clock::duration;

    void add(Duration time) { times_.push_back(time); }
    void clear() { times_.clear(); }
    [[nodiscard]] std::size_t count() const { return times_.size(); }
    /// The time that this part (0 to 1) of all frames did not exceed; zero without frames.
    [[nodiscard]] Duration quantile(double part) const {
        if (times_.empty()) return Duration::zero();
        auto sorted = times_;
        const auto rank = std::lround(part * static_cast<double>(sorted.size() - 1));
        const auto at = sorted.begin() + rank;
        std::ranges::nth_element(sorted, at);
        return *at;
    }
    [[nodiscard]] Duration longest() const { return quantile(1); }

  private:
    std::vector<Duration> times_;
};

} // namespace zugzwang::bench
