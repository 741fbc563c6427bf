// Beside the board of a lesson on the three classes: the rules in the order in which they are asked, and the lines that
// a drawn one sorts again.
#pragma once

#include <optional>

#include "games/boxes/show/class_board.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::boxes {

/// Units of a 1080-line screen.
inline constexpr float class_rules_height = 238, resorted_height = 176;

void paint_class_rules(Rect area, const ClassLook& look, Canvas& canvas);
void paint_resorted(Rect area, const ClassLook& look, Canvas& canvas);

} // namespace zugzwang::boxes
