// Puzzles and what was solved of them, for pictures.
#pragma once

#include <string>

#include "desk/context.hpp"

namespace zugzwang::studio {

/// Twelve days in a row with the best at nineteen, and some rushes; the time is composed_now.
void compose_marks(SceneContext& context);
/// The same, with one puzzle of each game and some of Sticks in place of the packs.
void compose_puzzles(SceneContext& context);
/// As a pack: of what is taken each is the only number that leaves nothing.
[[nodiscard]] const std::string& composed_sticks();

} // namespace zugzwang::studio
