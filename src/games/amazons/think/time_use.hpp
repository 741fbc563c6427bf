// How much of its time a search by the champion's tree uses: less where the answer is clear, more where it is
// contested.
#pragma once

#include <cstdint>

#include "games/amazons/think/tree.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::amazons {

/// After S.-C. Huang, R. Coulom and S.-S. Lin, "Time management for Monte-Carlo tree search applied to the game of Go"
/// (2010). Made when a search begins; the tree and the control outlive it.
class TimeUse {
  public:
    TimeUse(const Tree& tree, SearchControl& control);
    /// Asked again and again while no thread is at work: whether to go on. When the time is up and the best move is new
    /// or another one looks better, it takes the reserve of the clock, and uses it until that is settled.
    [[nodiscard]] bool goes_on();

  private:
    /// No other move can be visited as often as the best one in the time that is left.
    [[nodiscard]] bool is_clear() const;
    [[nodiscard]] bool is_contested() const;

    const Tree& tree_;
    SearchControl& control_;
    std::uint64_t first_visits_;
    Rules::Move best_{};
    std::uint64_t best_since_; ///< Visits of the root.
    bool has_more_ = false;    ///< It lives on the reserve.
};

} // namespace zugzwang::amazons
