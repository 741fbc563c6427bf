// The three kinds of line of the seed's player, and the other small pictures of its lesson.
#pragma once

#include <string>

#include "games/boxes/think/classes.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::boxes {

/// Bright where a line completes a box or is chosen, the warning colour where it gives boxes away.
[[nodiscard]] Role class_role(LineClass set);

/// A number in a frame.
struct Badge {
    std::string words;
    float height = 0; ///< Pixels.
    Role role = Role::bad;
};
[[nodiscard]] float width_of(const Badge& badge, const Canvas& canvas);
void paint_badge(const Badge& badge, Vec centre, Canvas& canvas);

/// A short lying line of that kind, for rows of text: a queue's line with its key, or with `n` where that is 0.
void paint_kind(const LinePlace& place, Vec centre, Canvas& canvas);
[[nodiscard]] float kind_width(const LinePlace& place, const Canvas& canvas);

/// To the right, that wide, about a centre.
void paint_arrow(Vec centre, float width, Canvas& canvas);

} // namespace zugzwang::boxes
