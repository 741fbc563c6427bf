// How a game was set up when it was played last: among the settings, so that the next start of the program begins
// there.
#pragma once

#include "desk/context.hpp"

namespace zugzwang {

/// What is chosen for the game now. A start that was laid out by hand is not kept.
void keep_setup(SceneContext& context, const Game& game);
/// What was kept of the game, in place of what the choices say; what the game no longer knows is left out.
void restore_setup(const Settings& settings, const Game& game, SetupChoices& choices);

} // namespace zugzwang
