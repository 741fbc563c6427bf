// The room behind every scene: the night, its faint grid of dots and the light that falls from the board.
#pragma once

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang {

/// Draws the backdrop over the whole screen. It depends on nothing but the screen and the theme, and costs hundreds of
/// discs: the app draws it into a picture of its own at load and resize, and lays that below the scenes in every frame.
void draw_backdrop(Rect screen, Canvas& canvas);

} // namespace zugzwang
