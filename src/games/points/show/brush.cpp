#include "games/points/show/brush.hpp"

#include <algorithm>

namespace zugzwang::points {

namespace {

constexpr float box_for_radius = 40 / 15.6F; ///< Side of a point's sprite for a radius of 1.

} // namespace

Rect Brush::disc_box(Vec at, float size) const { return around(at, field_.radius() * box_for_radius * size); }

void Brush::segment(Segment segment, Side side, Growth growth) const {
    const Vec from = field_.place(segment.a), to = field_.place(segment.b);
    const Vec head = between(from, to, growth.drawn);
    const float width = field_.line_width();
    canvas_->line(from, head, {.paint = {Role::closed, 0.85F * growth.alpha}, .width = width + 2 * field_.line_edge()});
    canvas_->line(from, head, {.paint = {role_of(side), growth.alpha}, .width = width});
    if (side == Side::second) dots(from, head, growth.alpha);
    const auto* const end = side == Side::first ? "points/end-first" : "points/end-second";
    canvas_->sprite(end, disc_box(from, growth.first_end), {.alpha = growth.alpha});
    if (growth.second_end > 0) canvas_->sprite(end, disc_box(to, growth.second_end), {.alpha = growth.alpha});
}

void Brush::dots(Vec from, Vec to, float alpha) const {
    const float dot = field_.line_width() * 0.17F, step = field_.line_width() * 1.3F;
    const int count = static_cast<int>(distance(from, to) / step);
    for (int i = 1; i < count; ++i) {
        const float way = static_cast<float>(i) / static_cast<float>(count);
        canvas_->disc(between(from, to, way), dot, {Role::closed, 0.62F * alpha});
    }
}

void Brush::outline(Segment segment) const {
    const float width = field_.radius() * 2.9F, rim = std::max(1.0F, canvas_->px(Measure::rim) * 0.75F);
    const Vec from = field_.place(segment.a), to = field_.place(segment.b);
    canvas_->line(from, to, {.paint = {Role::ink, 0.55F}, .width = width + 2 * rim});
    canvas_->line(from, to, {.paint = {Role::well}, .width = width});
    canvas_->line(from, to, {.paint = {Role::ink, 0.14F}, .width = width});
}

void Brush::ghost(Segment segment, Side side) const {
    const float width = field_.line_width();
    canvas_->line(field_.place(segment.a), field_.place(segment.b),
                  {.paint = {role_of(side), 0.4F}, .width = width * 0.7F, .dash = width * 1.6F});
}

void Brush::proposal(Segment segment) const {
    const Vec from = field_.place(segment.a), to = field_.place(segment.b);
    const float width = field_.line_width();
    canvas_->line(from, to, {.paint = {Role::act, 0.2F}, .width = field_.radius() * 2.2F});
    canvas_->line(from, to, {.paint = {Role::act}, .width = width, .dash = width * 1.8F});
    act_point(segment.a, 1);
    act_point(segment.b, 1);
}

void Brush::candidate(Segment segment) const {
    const float width = field_.line_width();
    canvas_->line(field_.place(segment.a), field_.place(segment.b),
                  {.paint = {Role::ink}, .width = width * 0.8F, .dash = width * 1.8F});
    for (const int point : {segment.a, segment.b})
        canvas_->ring(field_.place(point), field_.radius() * 1.75F, std::max(1.5F, field_.radius() * 0.22F),
                      {Role::ink});
}

void Brush::thread(Segment segment, Paint paint) const {
    canvas_->line(field_.place(segment.a), field_.place(segment.b),
                  {.paint = paint, .width = std::max(1.5F, field_.line_width() * 0.22F)});
}

void Brush::rubber(int point, Vec to) const {
    const float width = field_.line_width();
    canvas_->line(field_.place(point), to, {.paint = {Role::act, 0.55F}, .width = width * 0.6F, .dash = width * 1.4F});
}

void Brush::free_point(int point, float alpha) const {
    const Vec at = field_.place(point);
    canvas_->sprite("points/glow", around(at, field_.radius() * 6.4F), {.alpha = alpha});
    if (alpha < 1) canvas_->disc(at, field_.radius() * 1.15F, {Role::well});
    canvas_->sprite("points/free", disc_box(at, 1), {.alpha = alpha});
}

void Brush::blocked_point(int point, float alpha) const {
    canvas_->sprite("points/blocked", disc_box(field_.place(point), 1), {.alpha = alpha});
}

void Brush::act_point(int point, float alpha) const {
    const Vec at = field_.place(point);
    canvas_->glow(at, field_.radius() * 3.6F, {Role::act, 0.45F * alpha});
    canvas_->sprite("points/end-act", disc_box(at, 1.12F), {.alpha = alpha});
}

void Brush::halo(int point, float alpha) const {
    const Vec at = field_.place(point);
    canvas_->glow(at, field_.radius() * 3.4F, {Role::act, alpha});
    canvas_->ring(at, field_.radius() * 1.65F, std::max(1.0F, field_.radius() * 0.16F), {Role::act, 0.9F});
}

void Brush::ring(int point, float alpha) const {
    const float gap = std::min(canvas_->px(Measure::focus_gap), field_.radius());
    const float width = std::min(canvas_->px(Measure::focus_ring), field_.radius() * 0.4F);
    canvas_->ring(field_.place(point), field_.radius() * 1.25F + gap + width / 2, width, {Role::act, alpha});
}

void Brush::light(Segment segment, Role role) const {
    const Vec from = field_.place(segment.a), to = field_.place(segment.b);
    const float width = field_.radius() * 3.4F, rim = std::max(2.0F, canvas_->px(Measure::focus_ring));
    canvas_->glow(from, width * 1.4F, {role, 0.7F});
    canvas_->glow(to, width * 1.4F, {role, 0.7F});
    canvas_->line(from, to, {.paint = {Role::ink}, .width = width + 2 * rim});
    canvas_->line(from, to, {.paint = {Role::well}, .width = width});
    canvas_->line(from, to, {.paint = {role, 0.3F}, .width = width});
}

} // namespace zugzwang::points
