// A move as it is traced on a board: a dashed ring where the queen stood, the way that she goes, a dotted way and a
// dashed square where her arrow burns. Dark-rimmed so that it is legible over anything.
#pragma once

#include "games/amazons/show/layout.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::amazons {

/// For what lies under the queens, and for what lies over them: the two ways with their heads.
void paint_trace_squares(const BoardLayout& layout, const Rules::Move& move, Role role, Canvas& canvas);
void paint_trace_ways(const BoardLayout& layout, const Rules::Move& move, Role role, Canvas& canvas);
/// A ring about a queen that was moved there.
void paint_trace_queen(const BoardLayout& layout, Square square, Side side, Canvas& canvas);

} // namespace zugzwang::amazons
