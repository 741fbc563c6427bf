// Pictures of every game's guided minute, step by step.
#pragma once

#include <vector>

#include "studio/scene_shots.hpp"

namespace zugzwang::studio {

[[nodiscard]] std::vector<SceneShot> guide_shots();

} // namespace zugzwang::studio
