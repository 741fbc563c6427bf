// Where a text lies that a canvas is asked to draw.
#pragma once

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::testing {

/// Of that size, about a place as the style says.
[[nodiscard]] inline Rect text_area(Vec at, Size size, const TextStyle& style) {
    Rect area{at.x, at.y, size.width, size.height};
    if (style.align_x == AlignX::centre) area.x -= size.width / 2;
    if (style.align_x == AlignX::right) area.x -= size.width;
    if (style.align_y == AlignY::middle) area.y -= size.height / 2;
    if (style.align_y == AlignY::baseline) area.y -= style.size;
    return area;
}

} // namespace zugzwang::testing
