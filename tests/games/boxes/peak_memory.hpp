// How much memory the test program has taken, as Linux counts it.
#pragma once

#include "support/standard.hpp"
#include "zugzwang/base/sanitizer.hpp"

namespace zugzwang::boxes::test {

/// What sanitizers add to every object is not the project's.
#if defined(ZUGZWANG_HAS_ASAN) || defined(ZUGZWANG_HAS_TSAN)
inline constexpr bool memory_can_be_measured = false;
#else
inline constexpr bool memory_can_be_measured = true;
#endif

/// From its making on.
class PeakMemory {
  public:
    PeakMemory() {
        std::ofstream("/proc/self/clear_refs") << 5; // the peak becomes what is taken now
        before_ = peak();
    }
    /// The most that was taken at once more than at its making, in bytes.
    [[nodiscard]] std::size_t growth() const { return peak() - before_; }

  private:
    [[nodiscard]] static std::size_t peak() {
        std::ifstream status("/proc/self/status");
        for (std::string word; status >> word;) {
            std::size_t kilobytes = 0;
            if (word == "VmHWM:" && status >> kilobytes) return kilobytes << 10;
        }
        return 0;
    }

    std::size_t before_ = 0;
};

} // namespace zugzwang::boxes::test
