// What an insight draws on the board.
#pragma once

#include "games/amazons/show/painter.hpp"
#include "games/amazons/think/insight.hpp"
#include "zugzwang/gfx/value_plates.hpp"

namespace zugzwang::amazons {

/// On each square, who gets there first.
void paint_marks(const Insight& insight, const Painter& painter);
/// How many squares each queen holds, and how many moves each region has once there are several.
void paint_counts(const Insight& insight, const Painter& painter, ValuePlates& plates);

} // namespace zugzwang::amazons
