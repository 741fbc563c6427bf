// Pictures of the puzzles: to be solved, refuted, solved, in a rush and after it.
#pragma once

#include <vector>

#include "studio/scene_shots.hpp"

namespace zugzwang::studio {

[[nodiscard]] std::vector<SceneShot> puzzle_shots();

} // namespace zugzwang::studio
