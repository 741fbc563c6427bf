// The move that was played and a better one, drawn upon the position before them.
#pragma once

#include "games/amazons/show/layout.hpp"
#include "games/amazons/show/view.hpp"

namespace zugzwang::amazons {

/// Frame::played and Frame::better: squares and ways of the one, the other's queen as a ghost where she would stand.
void paint_compared(const BoardFrame& frame, const BoardLayout& layout, Canvas& canvas);

} // namespace zugzwang::amazons
