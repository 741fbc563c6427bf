// The `go` line: what a search may spend, from clocks, move time, depth, nodes or nothing at all.
#pragma once

#include <chrono>
#include <span>
#include <string_view>

#include "zugzwang/ai/player.hpp"

namespace zugzwang::ugi {

struct Go {
    Budget budget;
    bool infinite = false; ///< The answer is held until `stop`.
};

/// About eleven days: longer times mean no more than this.
inline constexpr std::chrono::milliseconds max_time{1'000'000'000};

/// Reads the words after `go` for the side to move; refuses unknown words and what is no number.
/// `go` alone is infinite.
[[nodiscard]] Result<Go> read_go(std::span<const std::string_view> words, Side to_move);

} // namespace zugzwang::ugi
