// The table of a championship, between two of its games.
#pragma once

#include <span>

#include "desk/championship.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

/// `players`: by their places in the championship; with emblems where the game has a ladder.
[[nodiscard]] ui::Node standings(const Game& game, const Championship& championship,
                                 std::span<const PlayerSpec* const> players);

} // namespace zugzwang
