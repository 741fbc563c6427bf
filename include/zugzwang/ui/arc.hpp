// A part of a circle's line, clockwise from its top: what fills or empties.
#pragma once

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::ui {

/// `part` from 0, which draws nothing, to 1.
void paint_arc(Vec centre, float radius, double part, const LineStyle& style, Canvas& canvas);

} // namespace zugzwang::ui
