#include <algorithm>
#include <cmath>

#include "games/boxes/show/theme.hpp"
#include "games/boxes/show/view.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang::boxes {
namespace {

constexpr float overshoot_by = 0.06F;

/// How far the line is drawn and its boxes have popped, 0 to 1 each.
struct Stage {
    float line = 1, pop = 1;
};
Stage stage(const Frame<Rules, Insight>& frame, const Theme& theme) {
    if (frame.progress >= 1 || !frame.last) return {};
    if (frame.reduced_motion || boxes_closed_by(frame.before, frame.last->edge) == 0) {
        return {frame.progress, frame.progress};
    }
    const auto phases = phases_of({.before = frame.before, .move = *frame.last, .now = frame.now}, theme);
    const Seconds whole = phases.line + phases.pop;
    const float turn = whole > Seconds{0} ? static_cast<float>(phases.line / whole) : 0;
    return {part(frame.progress, 0, turn), part(frame.progress, turn, 1)};
}

} // namespace

Phases phases_of(const Played<Rules>& played, const Theme& theme) {
    if (boxes_closed_by(played.before, played.move.edge) == 0) return {theme[own::edge_draw], Seconds{0}};
    for (const auto& move : Rules::legal_moves(played.now)) {
        constexpr double line_part = 0.4;
        const Seconds step = theme[own::chain_step];
        if (boxes_closed_by(played.now, move.edge) > 0) return {step * line_part, step * (1 - line_part)};
    }
    return {theme[own::edge_draw], theme[own::box_pop]};
}

void View::draw(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    draw_panel(frame, canvas);
    if (!frame.miniature) board_.draw_names(frame.labels, canvas.px(Measure::smallest), canvas);
    draw_boxes(frame, canvas);
    draw_lines(frame, canvas);
    draw_ghosts(frame, canvas);
    draw_last_line(frame, canvas);
    if (frame.interactive) draw_chosen(frame, canvas);
    board_.draw_dots(canvas);
    if (frame.insight) draw_insight(frame, canvas);
    draw_values(frame, canvas);
    draw_pointed(frame, canvas);
    draw_compared(frame, canvas);
}

void View::draw_panel(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    const float radius = std::min(canvas.px(Measure::panel_radius) * 1.3F, board_.area().width * 0.06F);
    if (!frame.miniature) {
        canvas.box(board_.area().moved({0, canvas.px(6.0F)}),
                   {.top = Role::shadow, .bottom = Role::shadow, .radius = radius});
    }
    canvas.box(board_.area(), {.top = Role::panel_top,
                               .bottom = Role::panel_bottom,
                               .radius = radius,
                               .rim = Role::panel_rim,
                               .rim_width = canvas.px(Measure::rim)});
}

void View::draw_boxes(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    const auto at = stage(frame, canvas.theme());
    for (int box = 0; box < board_.grid().boxes(); ++box) {
        const auto side = owner(frame.now, box);
        if (!side) continue;
        if (at.pop >= 1 || owner(frame.before, box))
            board_.draw_owned(box, *side, 1, 1, canvas);
        else if (frame.reduced_motion)
            board_.draw_owned(box, *side, 1, at.pop, canvas);
        else if (at.pop > 0)
            board_.draw_owned(box, *side, 0.4F + 0.6F * overshoot(at.pop, overshoot_by), ease_out(at.pop), canvas);
    }
}

void View::draw_lines(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    const auto draw_all = [&](bool drawn) {
        for (int edge = 0; edge < frame.now.grid.edges(); ++edge) {
            const bool moving = frame.last && edge == frame.last->edge && frame.progress < 1;
            if ((is_drawn(frame.now, edge) && !moving) == drawn) board_.draw_line(edge, drawn, canvas);
        }
    };
    draw_all(false);
    draw_all(true);
}

/// While it moves, the line grows; after that a light outline marks it.
void View::draw_last_line(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    if (!frame.last) return;
    const auto size = board_.sizes();
    const auto at = stage(frame, canvas.theme());
    const float growth = frame.reduced_motion ? 1 : ease_out(at.line);
    const float alpha = frame.reduced_motion ? at.line : 1;
    const float rim = whole_pixels(board_.cell() * 0.022F, 1);
    const float gap = whole_pixels(board_.cell() * 0.03F, 1);
    const Rect line = board_.bar(frame.last->edge, size.line, std::max(growth, 0.02F));
    canvas.box(line.inset(-gap - rim),
               {.top = Role::closed, .bottom = Role::closed, .radius = gap + rim, .alpha = 0.5F * alpha});
    paint_ring(line, {.gap = gap + rim, .width = rim, .paint = {Role::ink, alpha}}, canvas);
    canvas.box(line, {.top = Role::drawn, .bottom = Role::drawn, .alpha = alpha});
}

/// What the thinking computer has in mind, and the hint a person asked for.
void View::draw_ghosts(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    const auto size = board_.sizes();
    if (frame.expected && !is_drawn(frame.now, frame.expected->edge)) {
        const Role role = role_of(frame.now.to_move);
        canvas.box(board_.bar(frame.expected->edge, size.line, 1), {.top = role, .bottom = role, .alpha = 0.35F});
    }
    if (frame.hint && !is_drawn(frame.now, frame.hint->edge)) draw_hint(frame, canvas);
}

/// With a faint look at the boxes that it closes.
void View::draw_hint(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    canvas.push_group({}, frame.hint_strength);
    draw_preview(frame.now, frame.hint->edge, 1, canvas);
    draw_dashed(frame.hint->edge, canvas);
    canvas.pop_group();
}

/// The boxes that the line would close, strength 0 to 1.
void View::draw_preview(const Rules::State& state, int edge, float strength, Canvas& canvas) const {
    constexpr float preview = 0.4F;
    for (const int box : board_.grid().boxes_beside(edge)) {
        if (sides_drawn(state, box) == 3) board_.draw_owned(box, state.to_move, 1, preview * strength, canvas);
    }
}

void View::draw_dashed(int edge, Canvas& canvas) const {
    const Vec from = board_.dot(board_.grid().start_of(edge)), to = board_.dot(board_.grid().end_of(edge));
    canvas.line(from, to,
                {.paint = {Role::act}, .width = board_.sizes().line, .dash = board_.cell() * 0.12F, .round = false});
    draw_ring(canvas, edge, 1);
}

void View::draw_ring(Canvas& canvas, int edge, float alpha) const {
    const float gap = std::min(canvas.px(Measure::focus_gap), board_.cell() * 0.12F);
    const float ring = std::max(1.0F, std::min(canvas.px(Measure::focus_ring), board_.cell() * 0.05F));
    const Rect area =
        board_.bar(edge, board_.sizes().line, 1).inset(-std::round(gap + ring + board_.sizes().dot * 0.4F));
    paint_ring(snapped(area),
               {.radius = std::min(area.width, area.height) / 2, .width = ring, .paint = {Role::act, alpha}}, canvas);
}

/// The line under the pointer or in focus, and the boxes that it would close.
void View::draw_chosen(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    const auto edge = focus_ ? focus_ : shown_;
    if (!edge || is_drawn(frame.now, *edge)) return;
    const float level = focus_ ? 1 : ease_out(hover_.level());
    if (level <= 0) return;
    draw_preview(frame.now, *edge, level, canvas);
    const auto size = board_.sizes();
    const float width = size.line + whole_pixels(board_.cell() * 0.02F, 1);
    canvas.box(board_.bar(*edge, width, 1).inset(-width * 0.5F),
               {.top = Role::act, .bottom = Role::act, .radius = width, .alpha = 0.22F * level});
    canvas.box(board_.bar(*edge, width, 1), {.top = Role::act, .bottom = Role::act, .alpha = level});
    if (focus_) draw_ring(canvas, *edge, 1);
}

void View::draw_traced(int edge, Role role, Canvas& canvas) const {
    const float cell = board_.cell();
    const float rim = whole_pixels(cell * 0.025F, 2);
    const float width = board_.sizes().line + whole_pixels(cell * 0.05F, 2);
    const Rect line = board_.bar(edge, width);
    canvas.glow(line.centre(), cell * 0.7F, {role, 0.6F});
    canvas.box(line.inset(-rim), {.top = Role::well, .bottom = Role::well, .radius = width});
    canvas.box(line, {.top = role, .bottom = role, .radius = width / 2});
    paint_ring(line, {.radius = width / 2, .gap = 2 * rim, .width = rim, .paint = {Role::ink}}, canvas);
}

/// The lines that the list is pointed at, with the mark of their side.
void View::draw_pointed(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    const float cell = board_.cell();
    const Role role = role_of(frame.pointed_side);
    const float rim = whole_pixels(cell * 0.025F, 2);
    for (const auto& move : frame.pointed) {
        draw_traced(move.edge, role, canvas);
        const Vec centre = board_.middle_of(move.edge);
        const float mark = std::max(cell * 0.14F, 4.0F);
        canvas.disc(centre, mark + rim, {Role::well});
        if (frame.pointed_side == Side::first)
            canvas.disc(centre, mark, {role});
        else
            canvas.diamond(centre, mark, {role});
    }
}

/// The line that was drawn whole, the better one dashed.
void View::draw_compared(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    const float size = std::max(board_.cell() * 0.3F, 8.0F);
    if (frame.played) {
        draw_traced(frame.played->edge, frame.better ? sign_role(MoveSign::fault) : role_of(frame.now.to_move), canvas);
        if (frame.better) paint_move_sign(MoveSign::fault, board_.middle_of(frame.played->edge), size, canvas);
    }
    if (frame.better) {
        draw_dashed(frame.better->edge, canvas);
        paint_move_sign(MoveSign::better, board_.middle_of(frame.better->edge), size, canvas);
    }
}

} // namespace zugzwang::boxes
