// What is typed into a terminal for a match from a position.
#pragma once

#include <string>

#include "zugzwang/play/game.hpp"

namespace zugzwang {

/// Of the game's two strongest players, sides swapped, as a shell reads it (bash, zsh); the position as the rules write
/// it.
[[nodiscard]] std::string match_command(const Game& game, const std::string& position);

} // namespace zugzwang
