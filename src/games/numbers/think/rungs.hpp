// The rungs of the ladder of Numbers as players.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "games/numbers/rules.hpp"
#include "zugzwang/ai/rung_player.hpp"

namespace zugzwang::numbers {

struct Habits {
    int depth = 1;          ///< In plies, its own move included; 1 to 16.
    double temperature = 0; ///< Of the softened choice between the two ends, in points.
};
/// A negamax search of a fixed depth: what it takes, less what the other side then takes, and so on.
[[nodiscard]] Choice<Rules> depth_limited(std::uint64_t seed, Habits habits);

/// Null for an id that is not a rung's.
[[nodiscard]] std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed);

} // namespace zugzwang::numbers
