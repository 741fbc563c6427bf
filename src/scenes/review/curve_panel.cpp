// The curve of a whole game in its panel.
#include <algorithm>
#include <cmath>

#include "scenes/frame/top_bar.hpp"
#include "scenes/review/review_panels.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float left_room = 150, right_room = 288, head = 46, foot = 34;
constexpr float choices_width = 232, choice_height = 54, label_height = 28, label_gap = 10, choices_edge = 28,
                choices_foot = 26;

/// Of an upright screen: what stands beside the plot is for fingers, and closer to it.
constexpr float close_below = 1200, close_left = 112, close_right = 250, close_choices = 222, close_edge = 14,
                close_head = 84;

bool is_close(Rect panel, float scale) { return panel.width < close_below * scale; }

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
            paint_mark(step == 0 ? Side::second : Side::first,
                       {panel.x + canvas.px(is_close(panel, canvas.scale()) ? 24.0F : 40.0F), y}, mark, canvas);
    }
}

} // namespace

CurveChoices curve_choices(Rect panel, float scale) {
    const bool close = is_close(panel, scale);
    const float width = (close ? close_choices : choices_width) * scale, label = label_height * scale;
    const float height = (close ? touch_side : choice_height) * scale;
    const float x = panel.right() - (close ? close_edge : choices_edge) * scale - width;
    const float edge = (close ? close_edge : choices_foot) * scale, time = panel.bottom() - edge - height;
    return {.counted_in = snapped({x, panel.y + edge, width, height}),
            .label = snapped({x, time - label_gap * scale - label, width, label}),
            .time = snapped({x, time, width, height})};
}

Rect curve_plot(Rect panel, float scale) {
    const bool close = is_close(panel, scale);
    const float left = close ? close_left : left_room, right = close ? close_right : right_room;
    const float top = close ? close_head : head; // the number at the cursor stands below the title
    return snapped({panel.x + left * scale, panel.y + top * scale, panel.width - (left + right) * scale,
                    panel.height - (top + foot) * scale});
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
                 .max_width = is_close(panel, canvas.scale()) ? plot.right() - panel.x - canvas.px(28.0F)
                                                              : panel.width / 2 - canvas.px(70.0F)});
    const Rect label = curve_choices(panel, canvas.scale()).label;
    canvas.text(tr("Time for each move"), {label.x, label.centre().y},
                {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .max_width = label.width});
    paint_scale(plot, panel, scale, canvas);
    paint_value_curve(plot, curve, canvas);
}

} // namespace zugzwang
