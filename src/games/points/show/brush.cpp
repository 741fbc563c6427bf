#include "games/points/show/brush.hpp"

#include <algorithm>

#include "zugzwang/gfx/value_plates.hpp"

namespace zugzwang::points {
namespace {

/// So few lines can all be shown with what they are worth.
constexpr std::size_t few_lines = 15;

} // namespace

void Brush::disc(std::string_view sprite, Vec at, float size, float alpha) const {
    constexpr float box_for_radius = 40 / 15.6F; // side of a point's sprite for a radius of 1
    canvas_->sprite(sprite, around(at, field_.radius() * box_for_radius * size), {.alpha = alpha});
}

void Brush::stroke(Segment segment, const LineStyle& style) const {
    canvas_->line(field_.place(segment.a), field_.place(segment.b), style);
}

void Brush::area(PointSet points, float margin, Paint paint) const {
    canvas_->blob(field_.places(points), field_.radius() * margin, paint);
}

void Brush::ground() const {
    canvas_->box(field_.square(), {.top = Role::panel_bottom,
                                   .bottom = Role::well,
                                   .radius = canvas_->px(Measure::panel_radius),
                                   .rim = Role::panel_rim,
                                   .rim_width = canvas_->px(Measure::rim)});
}

void Brush::segment(Segment segment, Side side, Growth growth) const {
    const Vec from = field_.place(segment.a), to = field_.place(segment.b);
    const Vec head = between(from, to, growth.drawn);
    const bool first = side == Side::first;
    canvas_->strip(first ? "points/segment-first" : "points/segment-second", from, head,
                   field_.line_width() + 2 * field_.line_edge(), growth.alpha);
    const auto* const end = first ? "points/end-first" : "points/end-second";
    disc(end, from, growth.first_end, growth.alpha);
    if (growth.second_end > 0) disc(end, to, growth.second_end, growth.alpha);
}

void Brush::segments(const Rules::State& state) const {
    for (std::size_t index = 0; index < state.drawn.size(); ++index)
        segment(state.drawn[index], drawn_by(state, index));
}

/// The board's ground in a tint, within an edge.
void Brush::framed(Segment segment, float width, float rim, Paint edge, Paint tint) const {
    stroke(segment, {.paint = edge, .width = width + 2 * rim});
    stroke(segment, {.paint = {Role::well}, .width = width});
    stroke(segment, {.paint = tint, .width = width});
}

void Brush::outline(Segment segment) const {
    const float rim = std::max(1.0F, canvas_->px(Measure::rim) * 0.75F);
    framed(segment, field_.radius() * 2.9F, rim, {Role::ink, 0.55F}, {Role::ink, 0.14F});
}

void Brush::light(Segment segment, Role role) const {
    const float width = field_.radius() * 3.4F;
    for (const int end : {segment.a, segment.b})
        canvas_->glow(field_.place(end), width * 1.4F, {role, 0.7F});
    framed(segment, width, std::max(2.0F, canvas_->px(Measure::focus_ring)), {Role::ink}, {role, 0.3F});
}

void Brush::ghost(Segment segment, Side side) const {
    const float width = field_.line_width();
    stroke(segment, {.paint = {role_of(side), 0.4F}, .width = width * 0.7F, .dash = width * 1.6F});
}

void Brush::dashes(Segment segment, Role role) const {
    const float width = field_.line_width();
    stroke(segment, {.paint = {role, 0.2F}, .width = field_.radius() * 2.2F});
    stroke(segment, {.paint = {role}, .width = width, .dash = width * 1.8F});
}

void Brush::proposal(Segment segment) const {
    dashes(segment, Role::act);
    for (const int end : {segment.a, segment.b})
        act_point(field_.place(end));
}

void Brush::candidate(Segment segment) const {
    const float width = field_.line_width();
    stroke(segment, {.paint = {Role::ink}, .width = width * 0.8F, .dash = width * 1.8F});
    for (const int end : {segment.a, segment.b})
        canvas_->ring(field_.place(end), field_.radius() * 1.75F, std::max(1.5F, field_.radius() * 0.22F), {Role::ink});
}

void Brush::thread(Segment segment, Paint paint, float gap) const {
    const Vec from = field_.place(segment.a), to = field_.place(segment.b);
    const float left_out = gap / distance(from, to);
    if (left_out >= 0.5F) return;
    canvas_->line(between(from, to, left_out), between(to, from, left_out),
                  {.paint = paint, .width = std::max(1.5F, field_.line_width() * 0.22F)});
}

void Brush::rubber(int point, Vec to) const {
    const float width = field_.line_width();
    canvas_->line(field_.place(point), to, {.paint = {Role::act, 0.55F}, .width = width * 0.6F, .dash = width * 1.4F});
}

void Brush::points(const PointKinds& kinds) const {
    for (PointSet left = kinds.free | kinds.blocked; left != 0; left &= left - 1) {
        const int point = std::countr_zero(left);
        (kinds.free & bit_of(point)) != 0 ? free_point(field_.place(point)) : blocked_point(field_.place(point));
    }
}

void Brush::free_point(Vec at, float alpha) const {
    canvas_->sprite("points/glow", around(at, field_.radius() * 6.4F), {.alpha = alpha});
    if (alpha < 1) canvas_->disc(at, field_.radius() * 1.15F, {Role::well});
    disc("points/free", at, 1, alpha);
}

void Brush::blocked_point(Vec at, float alpha) const { disc("points/blocked", at, 1, alpha); }

void Brush::act_point(Vec at, float alpha) const {
    canvas_->glow(at, field_.radius() * 3.6F, {Role::act, 0.45F * alpha});
    disc("points/end-act", at, 1.12F, alpha);
}

void Brush::halo(Vec at, float alpha) const {
    canvas_->glow(at, field_.radius() * 3.4F, {Role::act, alpha});
    canvas_->ring(at, field_.radius() * 1.65F, std::max(1.0F, field_.radius() * 0.16F), {Role::act, 0.9F});
}

void Brush::ring(Vec at, Paint paint) const {
    const float gap = std::min(canvas_->px(Measure::focus_gap), field_.radius());
    const float width = std::min(canvas_->px(Measure::focus_ring), field_.radius() * 0.4F);
    canvas_->ring(at, field_.radius() * 1.25F + gap + width / 2, width, paint);
}

void Brush::value_threads(Values values, float gap) const {
    const auto keeping = std::ranges::count_if(values, [](const auto& value) { return value.keeps; });
    for (const auto& value : values) {
        if (value.keeps)
            thread(value.move, {Role::act, keeping <= 6 ? 0.9F : 0.45F}, gap);
        else if (values.size() <= few_lines)
            thread(value.move, {Role::undrawn, 0.75F}, gap);
    }
}

void Brush::value_plates(Values values, int point, std::optional<Segment> line) const {
    ValuePlates plates(field_.square().width * 0.024F, *canvas_);
    for (const auto& [move, words, keeps] : values) {
        if (move == line) plates.put_on_top(field_.on(move, 0.5F), words, keeps ? Role::act : Role::ink);
    }
    for (const auto& [move, words, keeps] : values) {
        if (keeps && move != line) plates.put(field_.on(move, 0.5F), words, Role::act);
    }
    for (const auto& [move, words, keeps] : values) {
        if (keeps || move == line) continue;
        constexpr float towards_the_other_end = 0.62F;
        if (move.a == point)
            plates.put_softly(field_.on(move, towards_the_other_end), words);
        else if (move.b == point)
            plates.put_softly(field_.on(move, 1 - towards_the_other_end), words);
        else if (values.size() <= few_lines)
            plates.put_softly(field_.on(move, 0.5F), words);
    }
}

} // namespace zugzwang::points
