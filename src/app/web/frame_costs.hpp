// What the last pictures of the page cost the main loop: the figures of ./arcade web figures.
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <utility>

namespace zugzwang::app::web {

struct FrameCost {
    std::chrono::steady_clock::duration cost{};
    std::chrono::steady_clock::duration thought{}; ///< The longest slice of jobs since the picture before.
    bool drew = false;                             ///< Something new was shown.
};

/// Main thread only.
class FrameCosts {
  public:
    static constexpr std::size_t max_kept = 20'000;

    void add(FrameCost cost) {
        if (kept_.size() == max_kept) kept_.pop_front();
        kept_.push_back(cost);
        still_ = cost.drew ? 0 : still_ + 1;
    }
    /// There was nothing new to show for a while.
    [[nodiscard]] bool rests() const { return still_ >= 8; }
    /// Oldest first; they are forgotten here.
    [[nodiscard]] std::deque<FrameCost> take() { return std::exchange(kept_, {}); }

  private:
    std::deque<FrameCost> kept_;
    int still_ = 0; ///< Pictures since one that was drawn.
};

[[nodiscard]] FrameCosts& frame_costs();

} // namespace zugzwang::app::web
