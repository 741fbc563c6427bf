// What is asked of a solver, and its answer.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "zugzwang/ai/player.hpp"

namespace zugzwang {

struct SolveRequest {
    Budget budget{.time = std::chrono::seconds(10)};
    bool all = false;         ///< All best moves, even where one is cheaper (Amazons, Points).
    std::size_t hash_mb = 64; ///< Memory for tables.
    int threads = 1;          ///< 1 … max_search_threads.
};

/// A solver's answer. The value is that of the side to move: 1 a win, -1 a loss, or the final margin (PROTOCOL.md).
template <Rules R>
struct Solution {
    bool exact = false;
    std::optional<std::int64_t> value{};  ///< Empty when not exact.
    std::vector<typename R::Move> best{}; ///< When not exact, the one move that it would play.
    bool partial = false;       ///< Exact, but all best moves were asked for and only some were found in time.
    bool has_nim_value = false; ///< Positions of this game have one, known or not.
    std::optional<std::uint32_t> nim_value{};
};

} // namespace zugzwang
