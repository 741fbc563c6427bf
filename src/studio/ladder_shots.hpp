// Pictures of the ladders, of a climb that is composed.
#pragma once

#include <vector>

#include "desk/context.hpp"
#include "studio/scene_shots.hpp"

namespace zugzwang::studio {

/// A game of Boxes, won against the fourth rung; its positions are judged already.
[[nodiscard]] GameRecord climbed_game();

/// The first rungs of each ladder are climbed, and the next one is half won.
void compose_climb(SceneContext& context);

/// The end of a game of Boxes against the next rung, which the person has just won.
void open_ladder_result(ShotHand& hand);

[[nodiscard]] std::vector<SceneShot> ladder_shots();

} // namespace zugzwang::studio
