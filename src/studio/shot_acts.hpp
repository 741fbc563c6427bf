// What the acts of a script (shot_script.hpp) do.
#pragma once

#include "studio/shot_hand.hpp"
#include "studio/shot_script.hpp"

namespace zugzwang::studio {

/// Does it. `game` is the one whose script it is, nullptr where it is of none. Throws std::runtime_error, one line that
/// begins with the act's place, for what is no act or cannot be done.
void perform(const ShotAct& act, const Game* game, ShotHand& hand);

} // namespace zugzwang::studio
