// What is typed into a terminal for a match from a position.
#pragma once

#include <string>

#include "zugzwang/play/game.hpp"

namespace zugzwang {

/// Of the game's two strongest players, sides swapped, as any shell of POSIX reads it, on one line; the position as the
/// rules write it, or any other text without a line end.
[[nodiscard]] std::string match_command(const Game& game, const std::string& position);

} // namespace zugzwang
