// Every scene and state that is worth a picture, by name, and how to get there: as the scripts of `assets/shots/` say.
// `GAME.txt` has the words of a game and its own pictures, `every_game.txt` those that each game has with a script,
// `program.txt` the others.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "studio/shot_hand.hpp"

namespace zugzwang::studio {

struct SceneShot {
    std::string name; ///< SCENE_STATE; the scene of a game names it: `play_boxes_hovered`.
    std::function<void(ShotHand&)> get_there;
};

/// Made once, at the first call. Throws std::runtime_error, one line, for a script that cannot be read.
[[nodiscard]] const std::vector<SceneShot>& scene_shots();

/// Does what stands below that name, which need not be a picture's; requires it.
void follow_script(const std::string& name, ShotHand& hand);

/// Words of a game's script, such as its position `lesson`; requires them.
[[nodiscard]] std::string shot_words(const Game& game, const std::string& name);

} // namespace zugzwang::studio
