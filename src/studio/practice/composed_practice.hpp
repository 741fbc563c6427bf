// What nobody went wrong at, for pictures: exercises of all games that have puzzles, some of them solved today, and the
// mistakes of eight weeks.
#pragma once

#include "desk/context.hpp"

namespace zugzwang::studio {

/// Seven exercises for today, of which two are solved; the third is the one of Boxes that is pictured everywhere. The
/// time is composed_now. Throws std::runtime_error where a position is none.
void compose_practice(SceneContext& context);

} // namespace zugzwang::studio
