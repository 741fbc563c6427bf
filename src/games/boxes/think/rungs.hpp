// The rungs of the ladder of Boxes as players.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "games/boxes/rules.hpp"
#include "zugzwang/ai/rung_player.hpp"

namespace zugzwang::boxes {

/// What a beginner sees each time, or overlooks.
struct Sight {
    double boxes = 1; ///< The probability that it sees a box that it can close.
    double gifts = 1; ///< The probability that it avoids lines that give a box away, where it can.
};
/// Draws random lines, but for what it sees.
[[nodiscard]] Choice<Rules> beginner(std::uint64_t seed, Sight sight);

/// Null for an id that is not a rung's.
[[nodiscard]] std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed, std::size_t hash_mb);

} // namespace zugzwang::boxes
