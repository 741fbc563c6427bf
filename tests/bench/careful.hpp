// The players by which the lowest rungs of the ladders are measured: they only avoid giving the game away in one move.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "zugzwang/play/game.hpp"

namespace zugzwang::bench {

/// A move for a position, both as text. In Boxes and Numbers, where the last move decides nothing, it looks at what is
/// taken and what that opens to the other side; elsewhere it wins in one where it can, and leaves no win in one where
/// it can help it. All else is chance.
using CarefulPlayer = std::function<std::string(const std::string& position)>;

/// Empty for a game that has none.
[[nodiscard]] CarefulPlayer careful_player(const Game& game, std::uint64_t seed);

} // namespace zugzwang::bench
