#include "games/amazons/show/compared.hpp"

#include "games/amazons/show/painter.hpp"
#include "games/amazons/show/trace.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang::amazons {
namespace {

constexpr float ghost = 0.55F;
constexpr float sign_part = 0.34F; ///< Of a square.

/// In a corner of the square, so that the piece on it can be seen.
void sign(MoveSign which, const BoardLayout& layout, Square square, Canvas& canvas) {
    const Rect place = layout.square(square);
    const float size = layout.side() * sign_part;
    paint_move_sign(which, {place.right() - size * 0.45F, place.y + size * 0.45F}, size, canvas);
}

} // namespace

void paint_compared(const BoardFrame& frame, const BoardLayout& layout, Canvas& canvas) {
    const Painter painter(layout, canvas);
    if (frame.played) {
        const Role role = frame.better ? sign_role(MoveSign::fault) : role_of(frame.now.to_move);
        painter.outline(frame.played->from, {role});
        painter.outline(frame.played->to, {role});
        paint_trace_squares(layout, *frame.played, role, canvas);
        paint_trace_ways(layout, *frame.played, role, canvas);
    }
    if (frame.better) {
        const Role role = sign_role(MoveSign::better);
        painter.queen(frame.now.to_move, painter.centre(frame.better->to), ghost);
        painter.queen_ring(painter.centre(frame.better->from), {role});
        painter.queen_ring(painter.centre(frame.better->to), {role});
        painter.outline(frame.better->arrow, {role});
        paint_trace_ways(layout, *frame.better, role, canvas);
    }
    if (frame.miniature) return;
    if (frame.played && frame.better) sign(MoveSign::fault, layout, frame.played->to, canvas);
    if (frame.better) sign(MoveSign::better, layout, frame.better->to, canvas);
}

} // namespace zugzwang::amazons
