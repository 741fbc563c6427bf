// Puzzles and what was solved of them, for pictures.
#pragma once

#include <string>

#include "desk/context.hpp"

namespace zugzwang::studio {

/// Twelve days in a row with the best at nineteen, and some rushes; the time is composed_now.
void compose_marks(SceneContext& context);
/// The same, with composed packs in place of the program's.
void compose_puzzles(SceneContext& context);
/// The pack of a game in that folder of `assets/shots/`; empty where there is none.
[[nodiscard]] std::string composed_pack(const std::string& folder, const std::string& game);

} // namespace zugzwang::studio
