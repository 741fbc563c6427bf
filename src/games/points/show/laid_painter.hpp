// How points that are laid out look, with what is carried or begun. Draws only.
#pragma once

#include <optional>

#include "games/points/rules.hpp"
#include "games/points/show/plane.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::points {

/// What a hand does with them; -1: no point.
struct LayingHand {
    int carried = -1;   ///< The point that is being moved,
    Point carried_at{}; ///< which is here now.
    int from = -1;      ///< The first end of a line that is being drawn.
    int lit = -1;       ///< What a press or key would take.
    bool adds = false;  ///< A press would add a point.
    std::optional<Vec> pointer{};
    std::optional<Point> cross{}; ///< The keyboard's place.
};

void paint_laid(const Rules::State& state, const Plane& plane, const LayingHand& hand, Canvas& canvas);

} // namespace zugzwang::points
