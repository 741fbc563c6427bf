// Climbs of the ladders that nobody made, for pictures.
#pragma once

#include <cstddef>

#include "desk/context.hpp"
#include "studio/shot_hand.hpp"

namespace zugzwang::studio {

/// The first rungs of each ladder are climbed, and the next one is half won.
void compose_climb(SceneContext& context);
/// So many rungs of a game.
void climb_all(SceneContext& context, const Game& game, std::size_t rungs);

/// A game against a rung, in which the highest or the lowest one has played for the person.
[[nodiscard]] GameRecord played_on_ladder(const Game& game, std::size_t rung, Side climber, bool person_wins);
/// Goes on with that game at the table, where it is over.
void open_game(ShotHand& hand, GameRecord record);

} // namespace zugzwang::studio
