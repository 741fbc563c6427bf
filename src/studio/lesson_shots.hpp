// Pictures of the players at work: the first step, one in the middle and the last one of each lesson.
#pragma once

#include <vector>

#include "studio/scene_shots.hpp"

namespace zugzwang::studio {

/// `see_GAME_PLAYER_STEP`, for every player that shows its work.
[[nodiscard]] std::vector<SceneShot> lesson_shots();

} // namespace zugzwang::studio
