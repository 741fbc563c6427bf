// What a game is begun with that nobody asked for: a board and computer players by chance.
#pragma once

#include "zugzwang/base/random.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang {

/// Another board by chance, where boards are drawn by a number.
void draw_board(const Game& game, OptionValues& values, Random& random);

/// Plays that a demo can show: two different computer players where there are two, never the random one.
[[nodiscard]] BySide<std::string> demo_players(const Game& game, Random& random);

} // namespace zugzwang
