// The players that the lowest rungs of the ladders are measured against: they only avoid losing in one move.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "zugzwang/play/game.hpp"

namespace zugzwang::bench {

/// A move for a position, both as text. In Boxes and Numbers, where the last move decides nothing, it considers what a
/// move takes and what it opens to the other side; elsewhere it wins in one if it can, and leaves no win in one if it
/// can help it. Otherwise it plays at random.
using CarefulPlayer = std::function<std::string(const std::string& position)>;

/// Empty for a game that has none.
[[nodiscard]] CarefulPlayer careful_player(const Game& game, std::uint64_t seed);

} // namespace zugzwang::bench
