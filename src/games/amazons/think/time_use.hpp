// Time management of the champion: it stops early where the best move is clear, and goes on where it is contested.
#pragma once

#include <cstdint>

#include "games/amazons/think/tree.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::amazons {

/// After S.-C. Huang, R. Coulom and S.-S. Lin, "Time management for Monte-Carlo tree search applied to the game of Go"
/// (2010). Made when a search begins; the tree and
/// the control outlive it.
class TimeUse {
  public:
    TimeUse(const Tree& tree, SearchControl& control);
    /// Whether to go on; to be asked regularly, while no thread searches. When the time is up and the move is
    /// contested, it takes the reserve of the clock and goes on until the move is no longer contested.
    [[nodiscard]] bool goes_on();

  private:
    /// Whether no other move can get as many visits as the best one in the time that is left.
    [[nodiscard]] bool is_clear() const;
    /// Whether the best move is new, or another one has a higher mean value.
    [[nodiscard]] bool is_contested() const;

    const Tree& tree_;
    SearchControl& control_;
    std::uint64_t first_visits_;
    Rules::Move best_{};
    std::uint64_t best_since_; ///< Visits of the root when best_ became the best move.
    bool on_reserve_ = false;  ///< It took the reserve.
};

} // namespace zugzwang::amazons
