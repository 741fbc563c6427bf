#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "games/boxes/show/theme.hpp"
#include "games/boxes/show/view.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/gfx/value_plates.hpp"

namespace zugzwang::boxes {

Phases phases_of(const Played<Rules>& played, const Theme& theme) {
    if (boxes_closed_by(played.before, played.move.edge) == 0) return {theme[own::edge_draw], Seconds{0}};
    for (const auto& move : Rules::legal_moves(played.now)) {
        constexpr double line_part = 0.4;
        const Seconds step = theme[own::chain_step];
        if (boxes_closed_by(played.now, move.edge) > 0) return {step * line_part, step * (1 - line_part)};
    }
    return {theme[own::edge_draw], theme[own::box_pop]};
}

struct View::Picture {
    const View& view;
    const Frame<Rules, Insight>& frame;
    Canvas& canvas;
    const Board& board = view.board_;
    float cell = board.cell();
    /// How far the last line is drawn and its boxes have popped, 0 to 1 each.
    float line = 1, pop = 1;

    void draw() {
        stage();
        draw_panel();
        if (!frame.miniature) board.draw_names(frame.labels, canvas.px(Measure::smallest), canvas);
        draw_boxes();
        if (frame.light) draw_light(*frame.light);
        draw_lines();
        draw_ghosts();
        if (frame.last) draw_last_line(frame.last->edge);
        if (frame.interactive) draw_chosen();
        board.draw_dots(canvas);
        if (frame.insight) draw_insight();
        draw_values();
        draw_pointed();
        draw_compared();
    }

    void stage() {
        if (frame.progress >= 1 || !frame.last) return;
        line = pop = frame.progress;
        if (frame.reduced_motion || boxes_closed_by(frame.before, frame.last->edge) == 0) return;
        const Played<Rules> played{.before = frame.before, .move = *frame.last, .now = frame.now};
        const auto phases = phases_of(played, canvas.theme());
        const Seconds whole = phases.line + phases.pop;
        const float turn = whole > Seconds{0} ? static_cast<float>(phases.line / whole) : 0;
        line = part(frame.progress, 0, turn);
        pop = part(frame.progress, turn, 1);
    }

    void draw_panel() const {
        const Rect area = board.area();
        const float radius = std::min(canvas.px(Measure::panel_radius) * 1.3F, area.width * 0.06F);
        if (!frame.miniature) canvas.fill(area.moved({0, canvas.px(6.0F)}), {Role::shadow}, radius);
        canvas.box(area, {.top = Role::panel_top,
                          .bottom = Role::panel_bottom,
                          .radius = radius,
                          .rim = Role::panel_rim,
                          .rim_width = canvas.px(Measure::rim)});
    }

    void draw_boxes() const {
        constexpr float overshoot_by = 0.06F;
        for (int box = 0; box < board.grid().boxes(); ++box) {
            const auto side = owner(frame.now, box);
            if (!side) continue;
            if (pop >= 1 || owner(frame.before, box))
                board.draw_owned(box, *side, 1, 1, canvas);
            else if (frame.reduced_motion)
                board.draw_owned(box, *side, 1, pop, canvas);
            else if (pop > 0)
                board.draw_owned(box, *side, 0.4F + 0.6F * overshoot(pop, overshoot_by), ease_out(pop), canvas);
        }
    }

    void draw_lines() const {
        for (const bool drawn : {false, true}) {
            for (int edge = 0; edge < frame.now.grid.edges(); ++edge) {
                const bool moving = frame.last && edge == frame.last->edge && frame.progress < 1;
                if ((is_drawn(frame.now, edge) && !moving) == drawn) board.draw_line(edge, drawn, canvas);
            }
        }
    }

    /// What the thinking computer has in mind, and the hint a person asked for.
    void draw_ghosts() const {
        if (frame.expected && !is_drawn(frame.now, frame.expected->edge)) {
            const Role role = role_of(frame.now.to_move);
            canvas.fill(board.bar(frame.expected->edge, board.sizes().line), {role, 0.35F});
        }
        if (!frame.hint || is_drawn(frame.now, frame.hint->edge)) return;
        canvas.push_group({}, frame.hint_strength);
        if (frame.hint_begins) {
            const float radius = board.sizes().dot * 1.6F;
            canvas.ring(board.dot(board.grid().start_of(frame.hint->edge)), radius, radius * 0.3F, {Role::act});
        } else {
            draw_preview(frame.hint->edge, 1);
            draw_dashed(frame.hint->edge);
        }
        canvas.pop_group();
    }

    /// While it moves, the line grows; after that a light outline marks it.
    void draw_last_line(int edge) const {
        const float growth = frame.reduced_motion ? 1 : ease_out(line);
        const float alpha = frame.reduced_motion ? line : 1;
        const float rim = whole_pixels(cell * 0.022F, 1), gap = whole_pixels(cell * 0.03F, 1);
        const Rect bar = board.bar(edge, board.sizes().line, std::max(growth, 0.02F));
        canvas.fill(bar.inset(-gap - rim), {Role::closed, 0.5F * alpha}, gap + rim);
        paint_ring(bar, {.gap = gap + rim, .width = rim, .paint = {Role::ink, alpha}}, canvas);
        board.draw_drawn(edge, std::max(growth, 0.02F), alpha, canvas);
    }

    /// What is told of: boxes in the colour of the side that closes them, chains, safe lines.
    void draw_light(const Light& light) const {
        constexpr float strength = 0.34F;
        const float side = board.sizes().box;
        for_each_lit(light, [&](int box, std::optional<Side> of) {
            canvas.fill(around(board.middle_of_box(box), side), {of ? role_of(*of) : Role::act, strength}, side * 0.1F);
        });
        for (const auto& text : light.moves) {
            if (const auto move = Rules::move_from_text(frame.now, text)) draw_lit(move->edge, 0.8F);
        }
    }

    /// The boxes that the line would close, strength 0 to 1.
    void draw_preview(int edge, float strength) const {
        constexpr float preview = 0.4F;
        for (const int box : board.grid().boxes_beside(edge)) {
            if (sides_drawn(frame.now, box) == 3)
                board.draw_owned(box, frame.now.to_move, 1, preview * strength, canvas);
        }
    }

    /// A line that somebody is advised to draw.
    void draw_dashed(int edge) const {
        canvas.line(board.dot(board.grid().start_of(edge)), board.dot(board.grid().end_of(edge)),
                    {.paint = {Role::act}, .width = board.sizes().line, .dash = cell * 0.12F, .round = false});
        draw_ring(edge);
    }

    /// What somebody drew there once, in dashes between its dots.
    void draw_remembered(int edge) const {
        const float width = board.sizes().line, away = board.sizes().dot * 1.5F;
        const Vec from = board.dot(board.grid().start_of(edge)), to = board.dot(board.grid().end_of(edge));
        const Vec way{(to.x - from.x) / cell, (to.y - from.y) / cell};
        canvas.fill(board.free_bar(edge, width, away), {Role::well}, width / 2);
        canvas.line({from.x + way.x * away, from.y + way.y * away}, {to.x - way.x * away, to.y - way.y * away},
                    {.paint = {frame.played_role()}, .width = width * 0.7F, .dash = cell * 0.1F});
    }

    void draw_ring(int edge) const {
        const float gap = std::min(canvas.px(Measure::focus_gap), cell * 0.12F);
        const float ring = std::max(1.0F, std::min(canvas.px(Measure::focus_ring), cell * 0.05F));
        const Rect area = board.bar(edge, board.sizes().line).inset(-std::round(gap + ring + board.sizes().dot * 0.4F));
        paint_ring(snapped(area), {.radius = std::min(area.width, area.height) / 2, .width = ring}, canvas);
    }

    /// The line under the pointer or in focus, and the boxes that it would close.
    void draw_chosen() const {
        const auto edge = view.focus_ ? view.focus_ : view.shown_;
        if (!edge || is_drawn(frame.now, *edge)) return;
        const float level = view.focus_ ? 1 : ease_out(view.hover_.level());
        if (level <= 0) return;
        draw_preview(*edge, level);
        const float width = board.sizes().line + whole_pixels(cell * 0.02F, 1);
        const Rect bar = board.bar(*edge, width);
        canvas.fill(bar.inset(-width * 0.5F), {Role::act, 0.22F * level}, width);
        canvas.fill(bar, {Role::act, level});
        if (view.focus_) draw_ring(*edge);
    }

    /// A line as wide as it can be seen over anything.
    void draw_traced(int edge, Role role) const {
        const float rim = whole_pixels(cell * 0.025F, 2);
        const float width = board.sizes().line + whole_pixels(cell * 0.05F, 2);
        const Rect bar = board.bar(edge, width);
        canvas.glow(bar.centre(), cell * 0.7F, {role, 0.6F});
        canvas.fill(bar.inset(-rim), {Role::well}, width);
        canvas.fill(bar, {role}, width / 2);
        paint_ring(bar, {.radius = width / 2, .gap = 2 * rim, .width = rim, .paint = {Role::ink}}, canvas);
    }

    /// The lines that the list is pointed at, with the mark of their side.
    void draw_pointed() const {
        const Role role = frame.pointed_role();
        const float rim = whole_pixels(cell * 0.025F, 2), mark = std::max(cell * 0.14F, 4.0F);
        for (const auto& move : frame.pointed) {
            draw_traced(move.edge, role);
            const Vec centre = board.middle_of(move.edge);
            if (frame.pointed_solve) {
                draw_sign(MoveSign::only, move.edge);
                continue;
            }
            canvas.disc(centre, mark + rim, {Role::well});
            if (frame.pointed_side == Side::first)
                canvas.disc(centre, mark, {role});
            else
                canvas.diamond(centre, mark, {role});
        }
    }

    /// The line that was drawn whole, the better one dashed; while that is looked for, the drawn one.
    void draw_compared() const {
        if (frame.played) {
            const int edge = frame.played->edge;
            if (frame.better_is_secret)
                draw_remembered(edge);
            else
                draw_traced(edge, frame.played_role());
            if (frame.better) draw_sign(MoveSign::fault, edge);
        }
        if (frame.better) {
            draw_dashed(frame.better->edge);
            draw_sign(frame.better_sign(), frame.better->edge);
        }
    }

    void draw_sign(MoveSign sign, int edge) const {
        paint_move_sign(sign, board.middle_of(edge), std::max(cell * 0.3F, 8.0F), canvas);
    }

    /// A lime core of an undrawn line, between its dots.
    void draw_lit(int edge, float alpha) const {
        const float width = whole_pixels(cell * 0.055F, 2);
        canvas.fill(board.free_bar(edge, width, board.sizes().dot * 1.4F), {Role::act, alpha}, width / 2);
    }

    void draw_values() const {
        for (const auto& value : frame.values) {
            if (value.keeps) draw_lit(value.move.edge, 1);
        }
        const auto looked_at = frame.hint          ? std::optional(frame.hint->edge)
                               : frame.interactive ? view.chosen()
                                                   : std::nullopt;
        draw_plates(frame.values, 0.19F, looked_at);
    }

    /// Where they have room: first the one that is looked at, then those that keep the value, the best first.
    void draw_plates(std::span<const ValuedMove<Rules>> values, float size, std::optional<int> looked_at) const {
        ValuePlates plates(cell * size, canvas);
        for (const auto& [move, words, keeps] : values) {
            if (looked_at == move.edge)
                plates.put_on_top(board.middle_of(move.edge), words, keeps ? Role::act : Role::ink);
        }
        for (const auto& [move, words, keeps] : values) {
            if (keeps && looked_at != move.edge) plates.put(board.middle_of(move.edge), words, Role::act);
        }
        for (const auto& [move, words, keeps] : values) {
            if (!keeps && looked_at != move.edge) plates.put_softly(board.middle_of(move.edge), words);
        }
    }

    void draw_insight() const {
        for (const int box : frame.insight->boxes_to_take) {
            const Vec centre = board.middle_of_box(box);
            canvas.ring(centre, cell * 0.16F, whole_pixels(cell * 0.03F, 1), {Role::act, 0.8F});
            canvas.disc(centre, cell * 0.06F, {Role::act});
        }
        for (const auto& run : frame.insight->runs)
            draw_run(run);
        if (frame.values.empty()) draw_worth();
    }

    /// What each line is worth to the side to move, the fainter the more it loses.
    void draw_worth() const {
        std::vector<ValuedMove<Rules>> values;
        for (const auto& [edge, margin, loss] : frame.insight->lines) {
            draw_lit(edge, 1 / (1 + static_cast<float>(loss) / 2));
            const auto* const sign = margin > 0 ? "+" : margin < 0 ? "−" : "";
            values.push_back({{edge}, sign + std::to_string(std::abs(margin)), loss == 0});
        }
        if (!frame.miniature) draw_plates(values, 0.17F, std::nullopt);
    }

    void draw_run(const Insight::Run& run) const {
        const bool is_long = run.loop || run.is_long_chain();
        const float strength = is_long ? 1.0F : 0.55F, wide = cell * 0.13F;
        std::vector<Vec> path;
        for (const int box : run.boxes)
            path.push_back(board.middle_of_box(box));
        if (run.loop) path.push_back(path.front());
        if (path.size() > 1) {
            canvas.polyline(path, {.paint = {Role::act, 0.22F * strength}, .width = wide});
            canvas.polyline(path, {.paint = {Role::act, 0.85F * strength}, .width = whole_pixels(cell * 0.03F, 1)});
        }
        for (const Vec& at : path) {
            canvas.disc(at, wide, {Role::act, 0.16F * strength});
            canvas.disc(at, std::max(1.5F, cell * 0.048F), {Role::act, strength});
        }
        if (!is_long) return;
        const float height = std::max(cell * 0.37F, canvas.px(Measure::smallest) * 1.6F);
        paint_badge({.words = std::to_string(run.boxes.size()), .height = height, .role = Role::act},
                    board.middle_of_box(run.boxes.back()), canvas);
    }
};

void View::draw(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    Picture picture{.view = *this, .frame = frame, .canvas = canvas};
    picture.draw();
}

} // namespace zugzwang::boxes
