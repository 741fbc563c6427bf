// Pictures of a match of two friends: the setup, the table, the result, the decision.
#pragma once

#include <vector>

#include "studio/scene_shots.hpp"

namespace zugzwang::studio {

[[nodiscard]] std::vector<SceneShot> friends_shots();

} // namespace zugzwang::studio
