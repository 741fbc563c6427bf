// How long something took, for answers that state it.
#pragma once

#include <chrono>
#include <cmath>

namespace zugzwang::cli {

class Stopwatch {
  public:
    /// In seconds, to the microsecond.
    [[nodiscard]] double seconds() const {
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
        return std::round(passed.count() * 1e6) / 1e6;
    }

  private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

} // namespace zugzwang::cli
