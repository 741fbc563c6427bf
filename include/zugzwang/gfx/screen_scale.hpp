// How large the units are that scenes arrange themselves in: a screen has 1080 lines of them, or 1440 columns where it
// is narrow; an upright one, a phone's, has fewer and larger ones, so that a finger finds what it looks for; so has a
// low one, a phone's that is held sideways.
#pragma once

#include <algorithm>

namespace zugzwang {

/// Clearly higher than broad: things stand one below another.
[[nodiscard]] inline bool is_upright(float width, float height) { return height >= 1.25F * width; }

/// Pixels of one unit on a screen of so many: an upright one has 720 columns, a tablet's of 4:3 half as many more, and
/// at least 1220 lines. Pixels are those that people count by, of which a fine screen has several for one: no unit is
/// so small that words could not be read. Fewer than 500 columns are no such screen but a small picture of one.
[[nodiscard]] inline float screen_scale(float width, float height) {
    constexpr float lines = 1080, columns = 1440, phone_columns = 720, phone = 1.7F, tablet = 4 / 3.0F;
    constexpr float least = 0.55F, picture = 500;
    if (!is_upright(width, height))
        return std::max(width < picture ? 0 : least, std::min(height / lines, width / columns));
    const float broader = std::max(0.0F, phone - height / width) / (phone - tablet);
    return width / (phone_columns * (1 + broader / 2));
}

/// A screen of so many lines of units is so low that things stand side by side on it: a phone's, held sideways.
[[nodiscard]] inline bool is_low(float lines) { return lines < 850; }

} // namespace zugzwang
