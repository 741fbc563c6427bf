// The stars of the ladders: standing diamonds, lit where they are won, outlined where they are not.
#pragma once

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang {

/// `height` in pixels.
inline void paint_star(bool won, Vec centre, float height, Canvas& canvas) {
    canvas.sprite(won ? "mark/star" : "mark/star-empty", around(centre, height * 44 / 64, height));
}

} // namespace zugzwang
