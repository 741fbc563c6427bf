// The three kinds of line of the seed's player as small pictures.
#pragma once

#include <string>

#include "games/boxes/think/classes.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang::boxes {

/// A short lying line of that kind, for rows of words: a queue's line with its key, or with `n` where that is 0.
[[nodiscard]] ui::Node kind_of_line(const LinePlace& place);

/// A number in a frame.
struct Badge {
    std::string words;
    float height = 0; ///< Pixels.
    Role role = Role::bad;
};
void paint_badge(const Badge& badge, Vec centre, Canvas& canvas);

} // namespace zugzwang::boxes
