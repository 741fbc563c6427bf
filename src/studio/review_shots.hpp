// Pictures of games that are looked at again.
#pragma once

#include <vector>

#include "studio/scene_shots.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::studio {

/// A game of a person against alpha-beta, left by the person when it was lost; all of it judged, none of it proven.
[[nodiscard]] GameRecord judged_game();

[[nodiscard]] std::vector<SceneShot> review_shots();

} // namespace zugzwang::studio
