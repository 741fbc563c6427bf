// Beside the table: the part of the row that a cell stands for, what each of its ends brings, and how play goes on.
#pragma once

#include "games/numbers/show/table_story.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::numbers {

struct IntervalLook {
    const TableStory& story;
    Pyramid::Cell cell{};
    bool known = true; ///< The cell is filled in.
};
void paint_interval_panel(Rect area, const IntervalLook& look, Canvas& canvas);

} // namespace zugzwang::numbers
