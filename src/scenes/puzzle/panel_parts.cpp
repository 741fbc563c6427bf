#include "scenes/puzzle/panel_parts.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "scenes/widgets/paint.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang {

bool is_broad(Rect area, const Canvas& canvas) { return area.width > canvas.px(560.0F); }

void paint_tick(Vec centre, float size, Role role, Canvas& canvas) {
    const std::array<Vec, 3> points{Vec{centre.x - size * 0.45F, centre.y + size * 0.02F},
                                    Vec{centre.x - size * 0.12F, centre.y + size * 0.34F},
                                    Vec{centre.x + size * 0.46F, centre.y - size * 0.34F}};
    canvas.polyline(points, {.paint = {role}, .width = std::max(1.5F, size * 0.2F)});
}

void paint_cross(Vec centre, float size, Role role, Canvas& canvas) {
    const LineStyle style{.paint = {role}, .width = std::max(1.5F, size * 0.16F)};
    const float reach = size * 0.4F;
    canvas.line({centre.x - reach, centre.y - reach}, {centre.x + reach, centre.y + reach}, style);
    canvas.line({centre.x - reach, centre.y + reach}, {centre.x + reach, centre.y - reach}, style);
}

void paint_figure(const std::string& number, const std::string& words, Vec base, float width, Role role, float size,
                  Canvas& canvas) {
    TextStyle style{
        .size = size, .paint = {role}, .weight = Weight::extra_bold, .align_y = AlignY::baseline, .max_width = width};
    const float taken = canvas.text(number, base, style).width + canvas.px(14.0F);
    TextStyle after{.size = canvas.px(Measure::caption), .paint = {Role::soft}, .align_y = AlignY::baseline};
    after.size = fitting_size(words, after, width - taken, canvas.px(Measure::smallest), canvas);
    after.max_width = width - taken;
    canvas.text(words, {base.x + taken, base.y}, after);
}

void paint_row(const std::string& label, const std::string& value, Rect line, Canvas& canvas) {
    TextStyle style{.size = canvas.px(Measure::caption), .paint = {Role::ink}, .weight = Weight::bold};
    style.align_x = AlignX::right;
    const float taken = canvas.text(value, {line.right(), line.centre().y}, style).width;
    canvas.text(label, {line.x, line.centre().y},
                {.size = canvas.px(Measure::caption),
                 .paint = {Role::soft},
                 .max_width = line.width - taken - canvas.px(12.0F)});
}

void paint_rule(const Span& span, float y, Canvas& canvas) {
    canvas.box({span.left, std::round(y), span.width(), canvas.px(Measure::rim)},
               {.top = Role::button_rim, .bottom = Role::button_rim});
}

void paint_panel_head(Rect area, const std::string& left, const std::string& right, Canvas& canvas) {
    const Span span(area, canvas);
    const float y = area.y + canvas.px(42.0F);
    TextStyle head{.size = canvas.px(Measure::caption), .paint = {Role::soft}, .weight = Weight::semibold};
    const float taken = canvas.text(left, {span.left, y}, head).width + canvas.px(16.0F);
    if (right.empty()) return;
    canvas.text(right, {span.right, y},
                {.size = canvas.px(Measure::caption),
                 .paint = {Role::soft},
                 .align_x = AlignX::right,
                 .max_width = span.width() - taken});
}

} // namespace zugzwang
