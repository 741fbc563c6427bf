// Pictures of what only one scene has.
#pragma once

#include <vector>

#include "studio/scene_shots.hpp"

namespace zugzwang::studio {

[[nodiscard]] std::vector<SceneShot> single_shots();

} // namespace zugzwang::studio
