// What the results of all games are put together from: title, margin, marks. Each in pixels, about a place.
#pragma once

#include "scenes/table/table_panels.hpp"

namespace zugzwang {

/// The largest size up to `wanted` at which the title fits.
[[nodiscard]] float title_size(const ResultLook& look, float wanted, float width, const Canvas& canvas);
void paint_title(const ResultLook& look, Vec at, float size, float width, AlignX align, Canvas& canvas);
/// Smaller where there is no room.
void paint_margin(const ResultLook& look, Vec at, float width, AlignX align, Canvas& canvas,
                  Measure largest = Measure::heading);
/// The winner's mark, or both of them for a draw.
void paint_marks(const ResultLook& look, Vec centre, float size, Canvas& canvas);

/// Whether a flat panel has its buttons beside the words; else they are below them.
[[nodiscard]] bool is_beside(Rect area, float scale);

/// The result of a game of a ladder: from the top of a tall panel down to its buttons, and the same of a short one.
void paint_tall_ladder(Rect room, const ResultLook& look, Canvas& canvas);
void paint_short_ladder(Rect room, const ResultLook& look, Canvas& canvas);
/// The same in a flat panel; `buttons` is the top of the first one.
void paint_flat_ladder(Rect area, float buttons, const ResultLook& look, Canvas& canvas);

} // namespace zugzwang
