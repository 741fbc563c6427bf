// How a sound comes and goes.
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>

namespace zugzwang::sound {

/// From 0 to 1 while `part` does the same, level at both ends: half a period of a cosine.
[[nodiscard]] inline double ramp(double part) {
    return 0.5 - 0.5 * std::cos(std::numbers::pi * std::clamp(part, 0.0, 1.0));
}

} // namespace zugzwang::sound
