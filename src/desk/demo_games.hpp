// What a game is begun with that nobody asked for: a board and computer players by chance, and who meets in a
// championship.
#pragma once

#include <optional>
#include <vector>

#include "desk/championship.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang {

/// Another board by chance, where boards are drawn by a number.
void draw_board(const Game& game, OptionValues& values, Random& random);

/// Plays that a demo can show: two different computer players where there are two, never the random one.
[[nodiscard]] BySide<std::string> demo_players(const Game& game, Random& random);

/// Those who meet in a championship, weakest first: the rungs of the game's ladder, or where there is none its
/// strongest players. Two at least: the only player of a game meets itself.
[[nodiscard]] std::vector<const PlayerSpec*> entrants(const Game& game);
/// A game between two of them, of the options that are wanted or by chance. Rungs play on the board on which they were
/// measured.
[[nodiscard]] SessionConfig championship_game(const Game& game, const Championship::Pairing& pairing,
                                              const std::optional<SessionConfig>& wanted, Random& random);

} // namespace zugzwang
