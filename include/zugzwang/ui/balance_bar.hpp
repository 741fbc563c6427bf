// A bar in the two players' colours, the second's hatched, with a white mark where they meet.
#pragma once

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::ui {

/// `share` is the first player's part, 0 to 1.
void paint_balance_bar(Rect area, double share, Canvas& canvas);

} // namespace zugzwang::ui
