// What nobody played or solved, for pictures and figures: a library of games, climbs of the ladders, puzzles with what
// was solved of them; and the games that pictures show.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>

#include "keep/library.hpp"
#include "scenes/frame/scene.hpp"
#include "studio/shot_hand.hpp"

namespace zugzwang::studio {

/// The time at which the pictures of the library are taken, the same for ever.
[[nodiscard]] std::chrono::sys_seconds composed_now();

/// An empty library with so many games in it, of all games of the catalog, against all their players, won, lost and
/// drawn, played by chance: always the same. The newest is an hour old.
[[nodiscard]] Library composed_library(std::size_t games, const std::filesystem::path& file = {});

/// The games' scene on such a library, which outlives it: at that time, with all that can be done there.
[[nodiscard]] std::unique_ptr<Scene> composed_games(SceneContext& context, Library& library);

/// The first rungs of each ladder are climbed, and the next one is half won.
void compose_climb(SceneContext& context);
/// So many rungs of a game.
void climb_all(SceneContext& context, const Game& game, std::size_t rungs);

/// A game against a rung, in which the highest or the lowest one has played for the person.
[[nodiscard]] GameRecord played_on_ladder(const Game& game, std::size_t rung, Side climber, bool person_wins);
/// Goes on with that game at the table, where it is over.
void open_game(ShotHand& hand, GameRecord record);

/// Twelve days in a row with the best at nineteen, and some rushes; the time is composed_now.
void compose_marks(SceneContext& context);
/// The same, with composed packs in place of the program's.
void compose_puzzles(SceneContext& context);
/// The pack of a game in that folder of `assets/shots/`; empty where there is none.
[[nodiscard]] std::string composed_pack(const std::string& folder, const std::string& game);

/// `assets/shots/NAME.json`. Throws std::runtime_error with one line when there is none of that name.
[[nodiscard]] GameRecord shot_record(const std::string& name);

} // namespace zugzwang::studio
