// What a search may spend, what a part of it may, and what a limit means to a player that has no such unit.
#pragma once

#include <chrono>
#include <cstdint>

namespace zugzwang {

/// What one search may spend; zero means no limit of that kind. Tests use nodes, which are the same on any machine.
struct Budget {
    std::chrono::milliseconds time{0};
    std::uint64_t nodes = 0;
    int depth = 0; ///< Plies of the nominal search.

    [[nodiscard]] constexpr bool is_limited() const { return time.count() > 0 || nodes > 0 || depth > 0; }
    friend bool operator==(const Budget&, const Budget&) = default;
};

/// What a part of a search may spend of what is left.
struct Allowance {
    double part = 1;         ///< Of the nodes and of the time, 0 to 1.
    std::uint64_t nodes = 0; ///< And no more than so many nodes; 0 for no such limit.
};

/// For a search that nothing limits and nobody can stop.
inline constexpr std::uint64_t nodes_without_limit = 400'000;

/// So many nodes stand for a depth where a player has no plies: each ply takes four times as many.
[[nodiscard]] constexpr std::uint64_t nodes_for_depth(int depth) {
    constexpr int deepest = 16; // 4^16 thousand nodes are more than anybody waits for
    return std::uint64_t{250} << (2 * (depth < deepest ? depth : deepest));
}

/// The whole allowance of a player that counts nodes and has no plies: the one place that says what limits mean to it.
/// Time and nodes limit every player as they are; a player without a search of its own needs none of them.
[[nodiscard]] constexpr Allowance allowance_without_plies(const Budget& budget, bool can_be_stopped) {
    if (budget.depth > 0) return {.nodes = nodes_for_depth(budget.depth)};
    return {.nodes = budget.is_limited() || can_be_stopped ? 0 : nodes_without_limit};
}
/// The same for a player that has plies and keeps to a depth by itself.
[[nodiscard]] constexpr Allowance allowance_with_plies(const Budget& budget, bool can_be_stopped) {
    return {.nodes = budget.is_limited() || can_be_stopped ? 0 : nodes_without_limit};
}

} // namespace zugzwang
