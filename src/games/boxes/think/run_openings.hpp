// The runs that a search opens, the cheapest first.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "games/boxes/think/run_set.hpp"

namespace zugzwang::boxes {

/// A stack: the runs of every position from the root to the current one.
template <int Words>
class RunOpenings {
  public:
    using Run = RunSet<Words>;

    [[nodiscard]] std::size_t size() const { return runs_.size(); }
    [[nodiscard]] const Run& operator[](std::size_t index) const { return runs_[index]; }
    void resize(std::size_t size) { runs_.resize(size); }

    /// Adds a run to the position whose runs begin at `first`, unless another one dominates it.
    void add(std::size_t first, const Run& run) {
        for (auto index = first; index < runs_.size(); ++index) {
            if (runs_[index].dominates(run)) return;
            if (!run.dominates(runs_[index])) continue;
            runs_[index] = run;
            return;
        }
        runs_.push_back(run);
    }
    void sort_from(std::size_t first) {
        std::sort(runs_.begin() + static_cast<std::ptrdiff_t>(first), runs_.end(),
                  [](const Run& a, const Run& b) { return costs_less(a, b); });
    }

  private:
    /// Assuming that the other side leaves the gift; so a loop of four comes before a chain of three.
    static bool costs_less(const Run& a, const Run& b) {
        const auto cost = [](const Run& run) { return 2 * run.length - (run.is_loop() ? 3 : 0); };
        return cost(a) != cost(b) ? cost(a) < cost(b) : a.first < b.first;
    }

    std::vector<Run> runs_;
};

} // namespace zugzwang::boxes
