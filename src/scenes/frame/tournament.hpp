// What a browser's page does not have: the scene before a tournament of a game's players and of bots.
#pragma once

#include <memory>

#include "scenes/frame/scene.hpp"

namespace zugzwang {

struct Game;
struct SceneContext;

/// Begins with that game, which can be changed there.
[[nodiscard]] std::unique_ptr<Scene> make_tournament(SceneContext& context, const Game& game);

} // namespace zugzwang
