#include <algorithm>
#include <array>

#include "games/points/show/brush.hpp"
#include "games/points/show/part_overlay.hpp"
#include "games/points/show/point_numbers.hpp"
#include "games/points/show/value_lines.hpp"
#include "games/points/show/view.hpp"
#include "games/points/show/zone_overlay.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang::points {

struct View::Picture {
    const Frame<Rules, Insight>& frame;
    Brush brush;
    PointKinds kinds;                    ///< Of `now`.
    PointKinds kinds_before;             ///< Of `before`.
    std::optional<std::size_t> last;     ///< Index of the last segment in now.drawn, when the frame has one.
    std::optional<PointNumbers> numbers; ///< Where some number is shown.
    std::optional<Segment> looked_at;    ///< The line that is being made, when it can be drawn.
};

void View::draw(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    Picture picture{frame,
                    Brush(Field(area_, *frame.now.board), canvas),
                    point_kinds(frame.now),
                    point_kinds(frame.before),
                    std::nullopt,
                    std::nullopt,
                    std::nullopt};
    if (const auto move = proposed(); frame.interactive && move && Rules::is_legal(frame.now, *move))
        picture.looked_at = move;
    if (frame.last && !frame.now.drawn.empty() && frame.now.drawn.back() == *frame.last) {
        picture.last = frame.now.drawn.size() - 1;
    }
    const bool points_at_some = !frame.pointed.empty() || (frame.interactive && (active() >= 0 || chosen_ >= 0));
    if (!frame.miniature && (frame.numbers || points_at_some)) {
        const auto& field = picture.brush.field();
        const float size = std::max(canvas.px(Measure::smallest), field.square().width * 0.024F);
        picture.numbers.emplace(frame.now, field, size, canvas);
    }
    if (!frame.miniature) draw_board(picture);
    if (frame.insight && frame.progress == 1) draw_under(picture);
    for (const auto& segment : frame.pointed)
        picture.brush.light(segment, role_of(frame.pointed_side));
    draw_segments(picture);
    if (frame.expected && !frame.interactive) picture.brush.ghost(*frame.expected, frame.now.to_move);
    if (frame.interactive) draw_choice(picture);
    if (frame.insight && frame.progress == 1) draw_told_lines(*frame.insight, picture.brush);
    value_lines(picture).draw_threads();
    draw_points(picture);
    draw_numbers(picture);
    if (frame.insight && frame.progress == 1 && !frame.miniature) {
        const auto taken = picture.numbers && frame.numbers ? picture.numbers->places() : std::vector<Rect>();
        if (const auto line = picture.looked_at)
            draw_left_labels(*frame.insight, *line, frame.now, picture.brush, taken);
        else if (graphs_)
            draw_graph_labels(*frame.insight, frame.now, picture.brush, taken);
        else
            draw_zone_labels(*frame.insight, frame.now, picture.brush, taken);
    }
    if (frame.hint) {
        canvas.push_group({}, frame.hint_strength);
        picture.brush.proposal(*frame.hint);
        canvas.pop_group();
    }
    draw_compared(picture);
    if (frame.interactive) draw_active(picture);
    draw_plates(picture);
}

/// What lies under lines and points of the insight.
void View::draw_under(const Picture& picture) const {
    const auto& insight = *picture.frame.insight;
    if (graphs_ && !picture.frame.miniature)
        draw_graphs(insight, picture.looked_at, picture.frame.now, picture.brush);
    else if (picture.looked_at)
        draw_what_is_left(*picture.looked_at, picture.frame.now, picture.brush);
    else
        draw_zones(insight, picture.brush);
}

void View::draw_board(const Picture& picture) const {
    auto& canvas = picture.brush.canvas();
    canvas.box(picture.brush.field().square(), {.top = Role::panel_bottom,
                                                .bottom = Role::well,
                                                .radius = canvas.px(Measure::panel_radius),
                                                .rim = Role::panel_rim,
                                                .rim_width = canvas.px(Measure::rim)});
}

/// The last segment grows from its first point to its second; in reduced motion it fades in.
void View::draw_segments(const Picture& picture) const {
    const auto& [frame, brush, kinds, kinds_before, last, numbers, looked_at] = picture;
    // Wider than a line, it would lie over the ends of others.
    if (last && frame.progress == 1) brush.outline(frame.now.drawn[*last]);
    for (std::size_t i = 0; i < frame.now.drawn.size(); ++i) {
        const auto side = drawn_by(frame.now, i);
        const auto segment = frame.now.drawn[i];
        if (i != last || frame.progress == 1) {
            brush.segment(segment, side, {});
        } else if (frame.reduced_motion) {
            brush.segment(segment, side, {.alpha = frame.progress});
        } else {
            brush.segment(segment, side,
                          {.drawn = ease_out(frame.progress),
                           .first_end = overshoot(part(frame.progress, 0, 0.4F), 0.25F),
                           .second_end = overshoot(part(frame.progress, 0.6F, 1), 0.25F)});
        }
    }
}

/// Points that are free or blocked; one that changes with the last move changes with its animation.
void View::draw_points(const Picture& picture) const {
    const auto& [frame, brush, kinds, kinds_before, last, numbers, looked_at] = picture;
    PointSet lit = ~PointSet{0};
    if (frame.interactive && chosen_ >= 0) lit = playable(frame.now);
    PointSet soon_blocked = 0;
    if (looked_at) soon_blocked = point_kinds(Rules::after(frame.now, *looked_at)).blocked & kinds.free;
    for (int point = 0; point < frame.now.board->point_count(); ++point) {
        const auto bit = bit_of(point);
        const float was_free = (kinds_before.free & bit) != 0 ? std::min(1.0F, 2.5F * (1 - frame.progress)) : 0;
        if ((kinds.free & bit) != 0) {
            const bool pale = (lit & bit) == 0 || (soon_blocked & bit) != 0;
            brush.free_point(point, pale ? 0.4F : 1);
            if ((soon_blocked & bit) != 0) brush.blocked_point(point, 0.9F);
        } else if ((kinds.blocked & bit) != 0) {
            if (was_free > 0) brush.free_point(point, was_free);
            brush.blocked_point(point, (kinds_before.blocked & bit) != 0 ? 1 : frame.progress);
        } else if (frame.progress < 0.6F && last && (frame.last->a == point || frame.last->b == point)) {
            brush.free_point(point, 1); // until its end of the line stands there
        }
    }
}

/// Of all points where that is switched on, else of those that the list of moves is pointed at.
void View::draw_numbers(const Picture& picture) const {
    const auto& [frame, brush, kinds, kinds_before, last, numbers, looked_at] = picture;
    if (!numbers) return;
    if (frame.numbers) numbers->draw_all(kinds, brush.canvas());
    for (const auto& segment : frame.pointed) {
        numbers->draw(segment.a, role_of(frame.pointed_side), brush.canvas());
        numbers->draw(segment.b, role_of(frame.pointed_side), brush.canvas());
    }
}

/// Where the active point could be joined to, or the move that is being made.
void View::draw_choice(const Picture& picture) const {
    const auto& [frame, brush, kinds, kinds_before, last, numbers, looked_at] = picture;
    const auto& state = frame.now;
    if (chosen_ >= 0) {
        for (auto partners = joinable(state, chosen_); partners != 0; partners &= partners - 1) {
            brush.halo(std::countr_zero(partners), 0.5F);
        }
        if (!proposed() && pointing_) brush.rubber(chosen_, pointer_);
    } else if (active() >= 0 && (kinds.free & bit_of(active())) != 0) {
        for (auto partners = joinable(state, active()); partners != 0; partners &= partners - 1) {
            brush.thread({active(), std::countr_zero(partners)}, {Role::undrawn, 0.75F * lit_.level()});
        }
    }
}

ValueLines View::value_lines(const Picture& picture) const {
    const auto& field = picture.brush.field();
    return {picture.frame.values,
            {.place = [&field](int point) { return field.place(point); },
             .board = field.square().width,
             .thread = std::max(1.5F, field.line_width() * 0.22F)},
            picture.brush.canvas()};
}

/// The line that is being made or pointed at, or the hint, is looked at.
void View::draw_plates(const Picture& picture) const {
    const auto& frame = picture.frame;
    ValueLines::Look look;
    if (frame.interactive) look = {.point = chosen_ >= 0 ? chosen_ : active(), .line = proposed()};
    if (frame.hint) look.line = frame.hint;
    value_lines(picture).draw_plates(look);
}

/// The line that was drawn whole in its frame, the better one dashed.
void View::draw_compared(const Picture& picture) const {
    const auto& played = picture.frame.played;
    const auto& better = picture.frame.better;
    const auto& brush = picture.brush;
    const auto sign = [&](MoveSign which, Segment segment, float part) {
        const auto& field = brush.field();
        paint_move_sign(which, between(field.place(segment.a), field.place(segment.b), part), field.radius() * 2.6F,
                        brush.canvas());
    };
    if (played) {
        const Role role = better ? sign_role(MoveSign::fault) : role_of(picture.frame.now.to_move);
        brush.light(*played, role);
        brush.segment(*played, picture.frame.now.to_move, {});
        if (better) sign(MoveSign::fault, *played, 0.4F);
    }
    if (better) {
        brush.proposal(*better);
        sign(MoveSign::better, *better, 0.6F);
    }
}

/// The chosen point, the one under the pointer or in focus, and the line between them, on top of all.
void View::draw_active(const Picture& picture) const {
    const auto& brush = picture.brush;
    const auto number = [&](int point) {
        if (picture.numbers) picture.numbers->draw(point, Role::act, brush.canvas());
    };
    if (const auto move = proposed()) {
        brush.proposal(*move);
        number(move->a);
        number(move->b);
    } else {
        const int shown = chosen_ >= 0 ? chosen_ : active();
        if (shown >= 0 && shown < picture.frame.now.board->point_count()) {
            brush.act_point(shown, chosen_ >= 0 ? 1 : lit_.level());
            number(shown);
        }
    }
    if (chosen_ >= 0) brush.ring(chosen_, 0.55F);
    if (focus_ >= 0) brush.ring(focus_, 1);
}

} // namespace zugzwang::points
