// Time slices for tests: their clock goes on by one with every look at it, so that a slice is so many looks of a job.
#pragma once

#include "support/own_stacks.hpp"
#include "support/standard.hpp"
#include "zugzwang/base/workers.hpp"

namespace zugzwang::testing {

class Sliced {
  public:
    enum class Stacks { own, none };

    explicit Sliced(int looks, Stacks stacks = Stacks::own)
        : slices_({.slice = std::chrono::milliseconds(looks),
                   .stacks = stacks == Stacks::own ? stacks_.for_slices() : JobStacks{},
                   .now = [this] { return TimeSlices::Clock::time_point(std::chrono::milliseconds(++looks_)); }}) {}

    /// Where workers work.
    [[nodiscard]] Workplace place() { return {.at_start = {}, .slices = &slices_}; }
    /// One slice.
    void run() {
        slices_.run();
        ++runs_;
        longest_ = std::max(longest_, slices_.take_longest());
    }
    [[nodiscard]] bool is_idle() const { return slices_.is_idle(); }
    void run_until_idle() {
        while (!is_idle())
            run();
    }
    [[nodiscard]] int runs() const { return runs_; }
    /// In looks; the slices themselves look once at the end of each.
    [[nodiscard]] std::ptrdiff_t longest() const { return longest_ / std::chrono::milliseconds(1) - 1; }

  private:
    std::ptrdiff_t looks_ = 0;
    int runs_ = 0;
    TimeSlices::Clock::duration longest_{0};
    OwnStacks stacks_{[this](std::size_t lane) { slices_.serve(lane); }};
    TimeSlices slices_;
};

} // namespace zugzwang::testing
