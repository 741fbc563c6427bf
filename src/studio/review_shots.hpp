// Pictures of games that are looked at again.
#pragma once

#include <vector>

#include "studio/scene_shots.hpp"

namespace zugzwang::studio {

[[nodiscard]] std::vector<SceneShot> review_shots();

} // namespace zugzwang::studio
