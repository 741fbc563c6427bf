// Every scene and state that is worth a picture, by name, and how to get there.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "studio/shot_hand.hpp"

namespace zugzwang::studio {

/// After the end of a game.
inline constexpr Seconds past_the_confetti{3};

struct SceneShot {
    std::string name; ///< SCENE_STATE; the scene of a game names it: `play_boxes_hovered`.
    std::function<void(ShotHand&)> get_there;
};

/// Made once, at the first call.
[[nodiscard]] const std::vector<SceneShot>& scene_shots();

} // namespace zugzwang::studio
