// What the explorer draws itself: how the games of a move ended, as a bar, and whether one was won.
#pragma once

#include "keep/opening_index.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang {

/// The shares of those that the first side won, plain, that were drawn, grey, and that the second won, hatched; a faint
/// line where there are none.
void paint_endings(Rect area, const OpeningTally& tally, Canvas& canvas);

/// A tick on a disc, or an empty ring.
void paint_won(Rect area, bool won, Canvas& canvas);

} // namespace zugzwang
