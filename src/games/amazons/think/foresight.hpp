// Small exact and inexact searches that facts are made of, each within a fixed number of nodes.
#pragma once

#include <optional>

#include "games/amazons/rules.hpp"
#include "games/amazons/think/position_counts.hpp"

namespace zugzwang::amazons {

/// Whether the side to move wins; empty when that takes too long.
[[nodiscard]] std::optional<bool> proven_win(const Rules::State& state);
/// A good move, by the champion's search. Requires a position that is not over.
[[nodiscard]] Rules::Move likely_answer(const Rules::State& state);
/// Of a divided position, how many moves each side has left at most; empty where that takes too long.
[[nodiscard]] std::optional<Share> moves_left(const Rules::State& state, Side side);

} // namespace zugzwang::amazons
