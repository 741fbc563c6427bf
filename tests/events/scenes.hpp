// The scenes of the program by their names, each as it stands while computers think.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "scenes/frame/scenes.hpp"

namespace zugzwang::events {

using Opener = std::function<std::unique_ptr<Scene>(SceneContext&, const Game&)>;

/// The menu is open always, and has none. One that answers nothing is not there for that game.
[[nodiscard]] const std::vector<std::pair<std::string, Opener>>& scenes();

} // namespace zugzwang::events
