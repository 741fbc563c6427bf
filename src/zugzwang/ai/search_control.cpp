#include "zugzwang/ai/search_control.hpp"

#include <algorithm>
#include <utility>

#include "zugzwang/base/time_slices.hpp"

namespace zugzwang {

SearchControl::SearchControl(Budget budget, std::stop_token stop, const GameClocks& clocks)
    : budget_(budget), clocks_(clocks), stop_(std::move(stop)), start_(Clock::now()) {
    if (budget.nodes > 0) max_nodes_ = budget.nodes;
    if (budget.time.count() > 0) end_ = start_ + budget.time;
}

SearchControl::SearchControl(SearchControl& parent, Allowance allowance)
    : parent_(&parent), budget_(parent.budget_), clocks_(parent.clocks_), stop_(parent.stop_), start_(parent.start_),
      end_(parent.end_) {
    parent.settle();
    const auto left = parent.nodes_left();
    if (allowance.part < 1 && left != UINT64_MAX) {
        max_nodes_ = static_cast<std::uint64_t>(static_cast<double>(left) * allowance.part);
    }
    if (allowance.part < 1 && end_ != Clock::time_point::max()) {
        const auto now = Clock::now();
        const auto time_left = std::max(Clock::duration{0}, end_ - now);
        end_ = now + std::chrono::duration_cast<Clock::duration>(time_left * allowance.part);
    }
    if (allowance.nodes > 0) max_nodes_ = std::min(max_nodes_, allowance.nodes);
}

std::uint64_t SearchControl::nodes_left() const noexcept {
    const auto own = max_nodes_ == UINT64_MAX ? UINT64_MAX : max_nodes_ - taken_.load(std::memory_order_relaxed);
    return parent_ ? std::min(own, parent_->nodes_left()) : own;
}

bool SearchControl::draw_lot() noexcept {
    lot_ = has_ended() ? 0 : take(nodes_in_a_lot);
    if (lot_ == 0) stop();
    return lot_ > 0;
}

bool SearchControl::visit_regardless() noexcept {
    if (lot_ == 0) lot_ = take(nodes_in_a_lot);
    if (lot_ == 0) stop();
    if (lot_ == 0) return false;
    --lot_;
    return true;
}

std::uint64_t SearchControl::take(std::uint64_t requested) noexcept {
    auto before = taken_.load(std::memory_order_relaxed);
    std::uint64_t granted = 0;
    do {
        granted = std::min(requested, max_nodes_ - before);
    } while (!taken_.compare_exchange_weak(before, before + granted, std::memory_order_relaxed));
    if (granted == 0) stop();
    if (granted == 0 || !parent_) return granted;
    const auto given = parent_->take(granted);
    taken_.fetch_sub(granted - given, std::memory_order_relaxed);
    return given;
}

void SearchControl::give_back(std::uint64_t nodes) noexcept {
    taken_.fetch_sub(nodes, std::memory_order_relaxed);
    if (parent_) parent_->give_back(nodes);
}

void SearchControl::settle() noexcept {
    if (lot_ > 0) give_back(std::exchange(lot_, 0));
}

bool SearchControl::take_reserve() noexcept {
    if (!has_reserve_ || budget_.reserve.count() == 0 || end_ == Clock::time_point::max() || stopped()) return false;
    if (parent_ && !parent_->take_reserve()) return false;
    has_reserve_ = false;
    end_ += budget_.reserve;
    return true;
}

std::optional<SearchControl::Clock::duration> SearchControl::time_left() const {
    if (end_ == Clock::time_point::max()) return std::nullopt;
    return std::max(Clock::duration{0}, end_ - Clock::now());
}

bool SearchControl::must_stop() noexcept {
    if (!has_ended()) return false;
    settle();
    return true;
}

/// Reads only what threads share, so that children may call it at any time.
bool SearchControl::has_ended() noexcept {
    bool over =
        stop_.stop_requested() || !slice_goes_on() || (end_ != Clock::time_point::max() && Clock::now() >= end_);
    for (const auto* above = this; above && !over; above = above->parent_)
        over = above->stopped();
    if (over) stop();
    return over;
}

} // namespace zugzwang
