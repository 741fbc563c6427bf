// Counts the nodes of a search and tells it when to stop. Parts and threads of a search have child controls that count
// towards their parent.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>

#include "zugzwang/ai/allowance.hpp"
#include "zugzwang/ai/game_clocks.hpp"

namespace zugzwang {

/// Each control is for one thread, except for `stop`, which any thread may call; any thread may request a stop through
/// the token. The children of a control may count at the same time, each on its own thread: they draw nodes in small
/// lots, so that counting one is a subtraction, and never more than the budget has. When one of several threads finds
/// no nodes left, the others end with part of their last lot unused. The parent outlives its children.
class SearchControl {
  public:
    using Clock = std::chrono::steady_clock;

    /// The clocks are told, not observed: whoever searches for a move within `budget` need not look at them.
    explicit SearchControl(Budget budget, std::stop_token stop = {}, const GameClocks& clocks = {});
    /// A part of the parent's search: ends with it, or earlier when its allowance is spent.
    explicit SearchControl(SearchControl& parent, Allowance allowance = {});
    ~SearchControl() { settle(); }
    SearchControl(const SearchControl&) = delete;
    SearchControl& operator=(const SearchControl&) = delete;

    /// Counts a node. False when the search must return at once, with its last complete result.
    [[nodiscard]] bool visit() noexcept {
        if (lot_ == 0 && !draw_lot()) return false;
        --lot_;
        return true;
    }
    /// Counts a node that must be visited even when the search was told to stop or its time is up, because without it
    /// there is no move. False only when no nodes are left.
    [[nodiscard]] bool visit_regardless() noexcept;
    /// Checks the stop flag and the clock now, for work that is not counted in nodes.
    [[nodiscard]] bool must_stop() noexcept;
    /// Adds the budget's reserve to the time of this search and its parents. False when there is none, it was taken
    /// before, or the search has ended. To be called while no child is counting.
    bool take_reserve() noexcept;
    /// At least 0; empty when time is not limited.
    [[nodiscard]] std::optional<Clock::duration> time_left() const;
    /// Ends this search and its children, each within one lot of nodes.
    void stop() noexcept { stopped_.store(true, std::memory_order_relaxed); }
    /// Whether the search has ended; once true it stays true.
    [[nodiscard]] bool stopped() const noexcept { return stopped_.load(std::memory_order_relaxed); }
    /// Counted here and by all children; a child's current lot counts as a whole.
    [[nodiscard]] std::uint64_t nodes() const noexcept { return taken_.load(std::memory_order_relaxed) - lot_; }
    /// Of the whole search, as are the next four.
    [[nodiscard]] const Budget& budget() const noexcept { return budget_; }
    [[nodiscard]] const GameClocks& clocks() const noexcept { return clocks_; }
    [[nodiscard]] const std::stop_token& stop_token() const noexcept { return stop_; }
    [[nodiscard]] bool can_be_stopped() const noexcept { return stop_.stop_possible(); }
    [[nodiscard]] Clock::duration elapsed() const { return Clock::now() - start_; }

  private:
    [[nodiscard]] bool draw_lot() noexcept;
    [[nodiscard]] std::uint64_t take(std::uint64_t requested) noexcept;
    void give_back(std::uint64_t nodes) noexcept;
    void settle() noexcept;
    [[nodiscard]] bool has_ended() noexcept;
    [[nodiscard]] std::uint64_t nodes_left() const noexcept;

    static constexpr std::uint64_t nodes_in_a_lot = 256; ///< The clock is checked once for each lot.

    SearchControl* const parent_ = nullptr;
    const Budget budget_;
    const GameClocks clocks_;
    const std::stop_token stop_;
    const Clock::time_point start_;
    std::uint64_t max_nodes_ = UINT64_MAX;
    Clock::time_point end_ = Clock::time_point::max(); ///< The parents' ends are not later than this.
    std::uint64_t lot_ = 0;                            ///< Nodes of the current lot that are not yet counted.
    bool has_reserve_ = true;                          ///< It has not been taken yet.
    std::atomic<std::uint64_t> taken_ = 0;             ///< By this one and its children.
    std::atomic<bool> stopped_ = false;
};

} // namespace zugzwang
