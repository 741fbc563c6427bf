// How long something took, again and again: frames, calls.
#pragma once

#include "bench/bench.hpp"

namespace zugzwang::bench {

[[nodiscard]] inline double milliseconds(std::chrono::steady_clock::duration time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

class Times {
  public:
    using Duration = std::chrono::steady_clock::duration;

    void add(Duration time) { times_.push_back(time); }
    [[nodiscard]] std::size_t count() const { return times_.size(); }
    /// The time that this part (0 to 1) of all did not exceed; zero without any.
    [[nodiscard]] Duration quantile(double part) const {
        if (times_.empty()) return Duration::zero();
        auto sorted = times_;
        const auto rank = std::lround(part * static_cast<double>(sorted.size() - 1));
        const auto at = sorted.begin() + rank;
        std::ranges::nth_element(sorted, at);
        return *at;
    }

  private:
    std::vector<Duration> times_;
};

/// The middle one, the one that only one of a hundred exceeds, and the longest.
inline void report_times(const Report& report, const std::string& what, const Times& times) {
    for (const auto& [name, part] : {std::pair{", p50", 0.5}, {", p99", 0.99}, {", max", 1.0}})
        report.figure(what + name, milliseconds(times.quantile(part)), "ms");
}

/// Of so many calls of `work`, with their number.
inline void report_calls(const Report& report, const std::string& what, std::size_t count,
                         const std::function<void(std::size_t)>& work) {
    Times times;
    for (std::size_t number = 0; number < count; ++number) {
        const auto begin = std::chrono::steady_clock::now();
        work(number);
        times.add(std::chrono::steady_clock::now() - begin);
    }
    report_times(report, what, times);
}

} // namespace zugzwang::bench
