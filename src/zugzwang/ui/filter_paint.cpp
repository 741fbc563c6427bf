#include "zugzwang/ui/filter_paint.hpp"

#include <algorithm>
#include <cmath>

#include "zugzwang/ui/paint.hpp"

namespace zugzwang::ui {

namespace {

constexpr float usual_height = 54; ///< Units: where it is for fingers, the words have the room all the same.

TextStyle words_style(float height, const Canvas& canvas) {
    return {.size = std::clamp(height * 0.42F, canvas.px(Measure::smallest), canvas.px(Measure::caption)),
            .paint = {Role::ink},
            .weight = Weight::medium};
}

void paint_ground(Rect area, bool chosen, const ControlState& state, Canvas& canvas) {
    const float radius = area.height / 2;
    canvas.box(area, {.top = chosen ? Role::selected_top : Role::well,
                      .bottom = chosen ? Role::selected_bottom : Role::well,
                      .radius = radius,
                      .rim = chosen ? Role::button_rim : Role::panel_rim,
                      .rim_width = canvas.px(Measure::rim)});
    if (state.hover <= 0) return;
    paint_ring(area, {.radius = radius, .width = canvas.px(Measure::rim), .paint = {Role::act, state.hover * 0.8F}},
               canvas);
}

} // namespace

float chip_width(const std::string& words, float height, const Canvas& canvas) {
    auto style = words_style(height, canvas);
    style.weight = Weight::bold; // the widest that it becomes
    return std::ceil(canvas.measured(words, style).width + height * 0.72F);
}

void paint_chip(Rect area, const Chip& chip, const ControlState& state, Canvas& canvas) {
    paint_ground(area, chip.chosen, state, canvas);
    auto style = words_style(area.height, canvas);
    style.align_x = AlignX::centre;
    style.max_width = area.width - std::min(area.height, canvas.px(usual_height)) * 0.4F;
    if (chip.chosen) style.weight = Weight::bold;
    if (!chip.chosen) style.paint = {Role::soft};
    canvas.text(chip.words, area.centre(), style);
}

void paint_list_box(Rect area, const ListBox& box, const ControlState& state, Canvas& canvas) {
    paint_ground(area, false, state, canvas);
    const float inner = std::round(area.height * 0.45F);
    const float arrow = std::round(area.height * 0.5F);
    const float middle = area.centre().y;
    auto style = words_style(area.height, canvas);
    style.paint = {Role::soft};
    style.max_width = (area.width - 3 * inner - arrow) / 2;
    const float label = canvas.text(box.label, {area.x + inner, middle}, style).width;
    style.paint = {Role::ink};
    style.weight = Weight::semibold;
    style.max_width = area.width - 2.6F * inner - arrow - label;
    canvas.text(box.words, {area.x + inner * 1.6F + label, middle}, style);
    canvas.sprite("icon/open-list", snapped(around({area.right() - inner - arrow / 4, middle}, arrow)));
}

} // namespace zugzwang::ui
