// Pictures of the puzzles: to be solved, refuted, solved, in a rush and after it.
#pragma once

#include <vector>

#include "studio/scene_shots.hpp"

namespace zugzwang::studio {

[[nodiscard]] std::vector<SceneShot> puzzle_shots();

/// One puzzle of Amazons and some of Sticks, twelve days in a row with the best at nineteen, and some rushes; the time
/// is composed_now.
void compose_puzzles(SceneContext& context);

} // namespace zugzwang::studio
