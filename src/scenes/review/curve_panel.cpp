// The curve of a whole game in its panel.
#include <algorithm>
#include <cmath>

#include "scenes/review/review_panels.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float left_room = 150, right_room = 288, head = 46, foot = 34;
constexpr float choices_width = 232, choice_height = 54, label_height = 28, label_gap = 10, choices_edge = 28,
                choices_foot = 26;

void paint_scale(Rect area, Rect panel, const CurveScale& scale, Canvas& canvas) {
    const float size = canvas.px(Measure::smallest);
    const float right = area.x - canvas.px(14.0F);
    const float mark = canvas.px(20.0F);
    for (const std::size_t step : {0U, 1U, 2U}) {
        const float share = static_cast<float>(step) / 2;
        const float inset = step == 0 ? -size * 0.35F : step == 2 ? size * 0.35F : 0;
        const float y = area.bottom() - share * area.height + inset;
        canvas.text(scale[step], {right, y}, {.size = size, .paint = {Role::soft}, .align_x = AlignX::right});
        if (step != 1)
            paint_mark(step == 0 ? Side::second : Side::first, {panel.x + canvas.px(40.0F), y}, mark, canvas);
    }
}

} // namespace

CurveChoices curve_choices(Rect panel, float scale) {
    const float width = choices_width * scale, height = choice_height * scale, label = label_height * scale;
    const float x = panel.right() - choices_edge * scale - width;
    const float time = panel.bottom() - choices_foot * scale - height;
    return {.counted_in = snapped({x, panel.y + choices_foot * scale, width, height}),
            .label = snapped({x, time - label_gap * scale - label, width, label}),
            .time = snapped({x, time, width, height})};
}

Rect curve_plot(Rect panel, float scale) {
    return snapped({panel.x + left_room * scale, panel.y + head * scale, panel.width - (left_room + right_room) * scale,
                    panel.height - (head + foot) * scale});
}

void paint_review_curve(Rect panel, const std::string& title, const CurveScale& scale, const ValueCurve& curve,
                        Canvas& canvas) {
    paint_panel(panel, {}, canvas);
    const Rect plot = curve_plot(panel, canvas.scale());
    const bool aside = curve.cursor && *curve.cursor * 2 < curve.shares.size();
    const float edge = aside ? plot.right() : panel.x + canvas.px(28.0F);
    canvas.text(title, {edge, panel.y + canvas.px(head / 2)},
                {.size = canvas.px(Measure::smallest),
                 .paint = {Role::soft},
                 .weight = Weight::semibold,
                 .align_x = aside ? AlignX::right : AlignX::left,
                 .max_width = panel.width / 2 - canvas.px(70.0F)});
    const Rect label = curve_choices(panel, canvas.scale()).label;
    canvas.text(tr("Time for each move"), {label.x, label.centre().y},
                {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .max_width = label.width});
    paint_scale(plot, panel, scale, canvas);
    paint_value_curve(plot, curve, canvas);
}

} // namespace zugzwang
