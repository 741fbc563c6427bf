// Pictures of what only one game has, and of boards that are as large or small as can be.
#pragma once

#include <vector>

#include "studio/scene_shots.hpp"

namespace zugzwang::studio {

[[nodiscard]] std::vector<SceneShot> game_shots();

} // namespace zugzwang::studio
