// A share of what a search may spend, for one of its parts.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "zugzwang/ai/player.hpp"

namespace zugzwang::boxes {

/// Counts its nodes in the whole search's control and ends when that does, or earlier when the share is used up.
class Allowance {
  public:
    /// All that is left.
    explicit Allowance(SearchControl& control) : control_(control) {}
    /// A part, 0 to 1, of the time and nodes that are left, and no more than `max_nodes` when that is not 0.
    Allowance(SearchControl& control, double part, std::uint64_t max_nodes = 0) : control_(control) {
        const Budget& budget = control.budget();
        if (budget.nodes != 0) last_node_ = control.nodes() + share(budget.nodes - control.nodes(), part);
        if (max_nodes != 0) last_node_ = std::min(last_node_, control.nodes() + max_nodes);
        if (budget.time.count() == 0) return;
        using Duration = SearchControl::Clock::duration;
        const auto spent = control.elapsed();
        const auto left = std::max<Duration>(Duration{0}, Duration(budget.time) - spent);
        until_ = spent + std::chrono::duration_cast<Duration>(left * part);
    }

    /// As SearchControl::visit.
    [[nodiscard]] bool visit() noexcept {
        if (stopped_ || !control_.visit()) return !(stopped_ = true);
        if (control_.nodes() >= last_node_) stopped_ = true;
        if (control_.nodes() % 256 == 0 && until_.count() != 0 && control_.elapsed() >= until_) stopped_ = true;
        return !stopped_;
    }
    /// As SearchControl::must_stop: looks at once, for work that takes longer than a node.
    [[nodiscard]] bool must_stop() noexcept {
        if (control_.must_stop() || (until_.count() != 0 && control_.elapsed() >= until_)) stopped_ = true;
        return stopped_;
    }
    [[nodiscard]] bool stopped() const noexcept { return stopped_; }

  private:
    [[nodiscard]] static std::uint64_t share(std::uint64_t whole, double part) {
        return static_cast<std::uint64_t>(static_cast<double>(whole) * part);
    }

    SearchControl& control_;
    std::uint64_t last_node_ = UINT64_MAX;
    SearchControl::Clock::duration until_{0}; ///< Since the control's start; 0 for no limit.
    bool stopped_ = false;
};

} // namespace zugzwang::boxes
