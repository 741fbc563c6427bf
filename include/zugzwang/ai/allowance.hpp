// What a search may spend, what a part of it may, and what a limit means to a player that has no such unit.
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
    /// So much longer than `time` a search may take where the choice is hard; see SearchControl::take_reserve.
    std::chrono::milliseconds reserve{0};

    [[nodiscard]] constexpr bool is_limited() const { return time.count() > 0 || nodes > 0 || depth > 0; }
    friend bool operator==(const Budget&, const Budget&) = default;
};

/// The budget of one move when so much is left on the clock, that much is added after it, and `offered` is allowed
/// anyway: a twenty-fifth of the clock and most of the increment, up to three times that where the choice is hard, and
/// never so much that the flag falls, as long as more than 40 ms are left. At least 1 ms.
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
