// How far a motion has come when it is drawn.
#pragma once

#include <algorithm>

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang {

/// The part of the motion, 0 to 1, that is over on the canvas's picture; it began so long before the last update.
[[nodiscard]] inline float part_of(Motion motion, Seconds since, const Canvas& canvas) {
    const Seconds whole = canvas.theme()[motion];
    return whole > Seconds{0} ? static_cast<float>(std::clamp((since + canvas.ahead()) / whole, 0.0, 1.0)) : 1;
}

} // namespace zugzwang
