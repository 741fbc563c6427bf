// The curve of a whole game in its panel.
#include <algorithm>
#include <cmath>

#include "scenes/review/review_panels.hpp"
#include "scenes/widgets/formats.hpp"
#include "scenes/widgets/paint.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float left_room = 150, right_room = 44, head = 46, foot = 34;

void paint_scale(Rect area, Rect panel, Canvas& canvas) {
    const float size = canvas.px(Measure::smallest);
    const float right = area.x - canvas.px(14.0F);
    const float mark = canvas.px(20.0F);
    for (const int step : {0, 1, 2}) {
        const float share = static_cast<float>(step) / 2;
        const float inset = step == 0 ? -size * 0.35F : step == 2 ? size * 0.35F : 0;
        const float y = area.bottom() - share * area.height + inset;
        canvas.text(percent_words(share), {right, y}, {.size = size, .paint = {Role::soft}, .align_x = AlignX::right});
        if (step != 1)
            paint_mark(step == 0 ? Side::second : Side::first, {panel.x + canvas.px(40.0F), y}, mark, canvas);
    }
}

} // namespace

Rect curve_plot(Rect panel, float scale) {
    return snapped({panel.x + left_room * scale, panel.y + head * scale, panel.width - (left_room + right_room) * scale,
                    panel.height - (head + foot) * scale});
}

void paint_review_curve(Rect panel, const std::string& title, const ValueCurve& curve, Canvas& canvas) {
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
    paint_scale(plot, panel, canvas);
    paint_value_curve(plot, curve, canvas);
}

} // namespace zugzwang
