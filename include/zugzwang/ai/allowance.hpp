// What a search may spend, what a part of it may spend, and what each limit means to a player without such a unit.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace zugzwang {

/// What one search may spend; zero means no limit of that kind. Tests use nodes, which are the same on any machine.
struct Budget {
    std::chrono::milliseconds time{0};
    std::uint64_t nodes = 0;
    int depth = 0; ///< Plies of the nominal search.
    /// What a search may take beyond `time` where the choice is hard; see SearchControl::take_reserve.
    std::chrono::milliseconds reserve{0};

    [[nodiscard]] constexpr bool is_limited() const { return time.count() > 0 || nodes > 0 || depth > 0; }
    friend bool operator==(const Budget&, const Budget&) = default;
};

/// The budget of one move from the time left on the clock and the increment, within the budget `offered`: a
/// twenty-fifth of the clock and most of the increment, up to three times that where the choice is hard, and never so
/// much that the flag falls, as long as more than 40 ms are left. At least 1 ms.
[[nodiscard]] constexpr Budget on_clock(Budget offered, std::chrono::milliseconds left,
                                        std::chrono::milliseconds increment) {
    using std::chrono::milliseconds;
    constexpr milliseconds lag{30}; // what pipes and a busy machine may cost
    const auto max_time = std::max(milliseconds{1}, left - left / 5 - lag);
    auto whole = max_time;
    if (offered.time > milliseconds{0}) whole = std::min(max_time, offered.time + offered.reserve);
    const auto usual = std::clamp(left / 25 + increment * 3 / 4, milliseconds{1}, whole);
    offered.reserve = std::min(usual * 2, whole - usual);
    offered.time = usual;
    return offered;
}

/// What a part of a search may spend of what the search has left.
struct Allowance {
    double part = 1;         ///< Of the nodes and of the time, 0 to 1.
    std::uint64_t nodes = 0; ///< And at most so many nodes; 0 for no limit.
};

/// The node limit of a search that has no limit and cannot be stopped.
inline constexpr std::uint64_t nodes_without_limit = 400'000;

/// The nodes that stand for a depth with a player that has no plies: four times as many for each ply.
[[nodiscard]] constexpr std::uint64_t nodes_for_depth(int depth) {
    constexpr int deepest = 16; // 250 · 4^16 nodes are more than anybody waits for
    return std::uint64_t{250} << (2 * (depth < deepest ? depth : deepest));
}

/// The allowance of a player that counts nodes and has no plies: the one place that says what a depth means to it. Time
/// and nodes limit every player directly; a player without a search needs no allowance.
[[nodiscard]] constexpr Allowance allowance_without_plies(const Budget& budget, bool can_be_stopped) {
    if (budget.depth > 0) return {.nodes = nodes_for_depth(budget.depth)};
    return {.nodes = budget.is_limited() || can_be_stopped ? 0 : nodes_without_limit};
}
/// The same for a player that has plies and observes the depth itself.
[[nodiscard]] constexpr Allowance allowance_with_plies(const Budget& budget, bool can_be_stopped) {
    return {.nodes = budget.is_limited() || can_be_stopped ? 0 : nodes_without_limit};
}

} // namespace zugzwang
