// How a motion runs from its start (0) to its end (1).
#pragma once

#include <algorithm>
#include <cmath>

#include "zugzwang/base/seconds.hpp"

namespace zugzwang {

[[nodiscard]] inline float ease_out(float t) { return 1 - (1 - t) * (1 - t) * (1 - t); }
[[nodiscard]] inline float ease_in_out(float t) {
    return t < 0.5F ? 4 * t * t * t : 1 - std::pow(-2 * t + 2, 3.0F) / 2;
}
/// Ends at 1 after going beyond it by about `by` (0.06 for 6 %).
[[nodiscard]] inline float overshoot(float t, float by) {
    return ease_out(t) + by * std::sin(std::min(t, 1.0F) * 3.14159265F) * t * 1.6F;
}
/// The part of [from, to] that t has run through, 0 before it and 1 after; to > from.
[[nodiscard]] inline float part(float t, float from, float to) {
    return to > from ? std::clamp((t - from) / (to - from), 0.0F, 1.0F) : (t >= to ? 1.0F : 0.0F);
}

/// How bright something is that breathes, 0.45 to 1, so long after it was bright first.
[[nodiscard]] inline float breath(Seconds time) {
    constexpr double turns_a_second = 0.625, whole_turn = 6.283185307;
    return 0.725F + 0.275F * static_cast<float>(std::cos(time.count() * turns_a_second * whole_turn));
}

} // namespace zugzwang
