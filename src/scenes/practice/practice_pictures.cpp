#include "scenes/practice/practice_pictures.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "practice/schedule.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang {

namespace {

constexpr std::size_t squares_in_line = 10;

/// From one square to the next.
float pitch_of(Rect area, std::size_t count) {
    const auto columns = static_cast<float>(std::clamp<std::size_t>(count, 1, squares_in_line));
    return std::floor(std::min(area.width / columns, area.height / static_cast<float>(lines_of_squares(count))));
}

void paint_square(Rect area, const SquareLook& look, Canvas& canvas) {
    const float rim = canvas.px(Measure::rim), ring = canvas.px(Measure::focus_gap) + rim;
    const Rect cell = snapped(area.inset(ring));
    const Role fill = look.done && !look.outlined ? Role::act : Role::well;
    canvas.box(cell, {.top = fill,
                      .bottom = fill,
                      .radius = canvas.px(Measure::tight),
                      .rim = look.done ? Role::act : Role::button_rim,
                      .rim_width = rim});
    if (look.done) paint_tick(cell.centre(), cell.width * 0.5F, look.outlined ? Role::act : Role::primary_ink, canvas);
    if (look.now)
        paint_ring(cell,
                   {.radius = canvas.px(Measure::tight),
                    .gap = canvas.px(Measure::focus_gap),
                    .width = rim * 1.5F,
                    .paint = {Role::ink}},
                   canvas);
}

/// Where the curve lies in its well.
Rect plot_of(Rect area, const Canvas& canvas) { return area.inset(canvas.px(Measure::snug)); }

Vec place_of(Rect plot, std::size_t week, double part) {
    const float across = static_cast<float>(week) / static_cast<float>(practice::weeks_told - 1);
    return {plot.x + plot.width * across, plot.bottom() - plot.height * static_cast<float>(part)};
}

/// What lies under the curve, column by column.
void paint_ground(Rect plot, const std::vector<Vec>& points, Paint paint, Canvas& canvas) {
    const float step = canvas.px(Measure::hair), bottom = plot.bottom() + canvas.px(Measure::tight);
    std::size_t segment = 0;
    for (float x = std::round(plot.x); x < points.back().x; x += step) {
        const float middle = x + step / 2;
        while (segment + 2 < points.size() && points[segment + 1].x <= middle)
            ++segment;
        const Vec a = points[segment], b = points[segment + 1];
        const float top = std::round(a.y + (b.y - a.y) * (middle - a.x) / (b.x - a.x));
        canvas.fill({x, top, std::min(step, points.back().x - x), bottom - top}, paint);
    }
}

} // namespace

std::size_t lines_of_squares(std::size_t count) {
    return std::max<std::size_t>(1, (count + squares_in_line - 1) / squares_in_line);
}

std::size_t square_at(Rect area, Vec at, std::size_t count) {
    const float pitch = pitch_of(area, count);
    const auto column = static_cast<std::size_t>((at.x - area.x) / pitch);
    const auto line = static_cast<std::size_t>((at.y - area.y) / pitch);
    return column < squares_in_line ? line * squares_in_line + column : count;
}

void paint_squares(Rect area, const std::vector<SquareLook>& looks, Canvas& canvas) {
    const float pitch = pitch_of(area, looks.size());
    for (std::size_t index = 0; index < looks.size(); ++index)
        paint_square({area.x + pitch * static_cast<float>(index % squares_in_line),
                      area.y + pitch * static_cast<float>(index / squares_in_line), pitch, pitch},
                     looks[index], canvas);
}

void paint_waits(Rect area, std::size_t box, Canvas& canvas) {
    const auto style_of = [&](std::size_t index) {
        const bool here = index == box, next = index == box + 1;
        return TextStyle{.size = canvas.px(Measure::smallest),
                         .paint = {here   ? Role::act
                                   : next ? Role::ink
                                          : Role::soft},
                         .weight = here || next ? Weight::bold : Weight::regular,
                         .align_x = AlignX::centre};
    };
    const auto days = tr("days");
    auto unit = style_of(box + 2);
    unit.align_x = AlignX::right;
    const auto count = practice::waits.size();
    const float text = canvas.px(Measure::smallest), radius = std::round(text * 0.4F);
    const float left = area.x + 2 * radius;
    const float right = area.right() - canvas.measured(days, unit).width - canvas.px(Measure::gap) - radius;
    const float y = area.y + 2 * radius, below = area.bottom() - text * 0.6F;
    const auto at = [&](std::size_t index) {
        return Vec{std::round(left + (right - left) * static_cast<float>(index) / static_cast<float>(count - 1)), y};
    };
    const auto reached = std::min(box, count - 1);
    const LineStyle open{.paint = {Role::button_rim}, .width = canvas.px(Measure::rim) * 1.5F};
    canvas.line(at(0), at(count - 1), open);
    if (reached > 0) canvas.line(at(0), at(reached), {.paint = {Role::undrawn}, .width = open.width});
    for (std::size_t index = 0; index < count; ++index) {
        const bool here = index == box;
        canvas.disc(at(index), radius, {here ? Role::act : index < box ? Role::undrawn : Role::well});
        if (index > box) canvas.ring(at(index), radius, canvas.px(Measure::rim), {Role::button_rim});
        if (here) canvas.ring(at(index), radius * 1.8F, canvas.px(Measure::rim), {Role::act});
        canvas.text(std::to_string(practice::waits[index].count()), {at(index).x, below}, style_of(index));
    }
    canvas.text(days, {area.right(), below}, unit);
}

std::size_t week_at(Rect area, float x, const Canvas& canvas) {
    const Rect plot = plot_of(area, canvas);
    const float part = std::clamp((x - plot.x) / plot.width, 0.0F, 1.0F);
    return static_cast<std::size_t>(std::lround(part * static_cast<float>(practice::weeks_told - 1)));
}

void paint_weeks(Rect area, const WeekCurve& curve, Canvas& canvas) {
    paint_well(area, canvas);
    const Rect plot = plot_of(area, canvas);
    std::vector<Vec> points;
    for (std::size_t week = 0; week < curve.weeks.size(); ++week)
        points.push_back(
            place_of(plot, week, static_cast<double>(curve.weeks[week]) / static_cast<double>(curve.most)));
    const Role role = curve.chosen ? Role::bad : Role::soft;
    canvas.clip(area);
    paint_ground(plot, points, {role, 0.18F}, canvas);
    canvas.polyline(points, {.paint = {role}, .width = canvas.px(Measure::rim) * 2});
    const Vec told = points[curve.pointed.value_or(points.size() - 1)];
    canvas.disc(told, canvas.px(Measure::tight) + canvas.px(Measure::rim), {Role::well});
    canvas.disc(told, canvas.px(Measure::tight), {curve.pointed ? Role::ink : role});
    canvas.unclip();
}

} // namespace zugzwang
