// What flies over a page when something was won.
#pragma once

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::ui {

/// Circles and diamonds that fly up and fall; `progress` from 0 to 1, when the last piece has faded; `winner` is the
/// colour of most of them. The same picture for the same values.
void draw_confetti(Rect area, float progress, Role winner, Canvas& canvas);

} // namespace zugzwang::ui
