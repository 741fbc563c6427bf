// The rungs of the ladder of Amazons as players.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "games/amazons/rules.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::amazons {

/// Null for an id that is no rung's.
[[nodiscard]] std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed, std::size_t hash_mb);

} // namespace zugzwang::amazons
