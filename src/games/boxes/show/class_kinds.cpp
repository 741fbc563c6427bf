#include "games/boxes/show/class_kinds.hpp"

#include <algorithm>
#include <cmath>

#include "zugzwang/base/words.hpp"

namespace zugzwang::boxes {
namespace {

constexpr float length = 74, height = 40, thick = 11, thin = 5, halo = 7; ///< Units of a 1080-line screen.

/// Bright where the line completes a box, the warning colour where it gives boxes away.
void paint_kind(const LinePlace& place, Rect area, Canvas& canvas) {
    const bool completes = place.set == LineClass::completing, gives = place.set == LineClass::giving;
    const Role role = completes ? Role::act : gives ? Role::bad : Role::ink;
    const float width = canvas.px(place.set == LineClass::neutral ? thin : thick), away = canvas.px(halo);
    const Rect line = snapped(around(area.centre(), area.width - 2 * away, width));
    if (completes)
        canvas.box(line.inset(-away), {.top = role, .bottom = role, .radius = width / 2 + away, .alpha = 0.25F});
    canvas.box(line, {.top = role, .bottom = role, .radius = width / 2});
    if (gives)
        paint_badge({.words = place.price > 0 ? std::to_string(place.price) : tr("n"), .height = area.height},
                    area.centre(), canvas);
}

} // namespace

ui::Node kind_of_line(const LinePlace& place) {
    return ui::picture([place](Rect area, Canvas& canvas) { paint_kind(place, area, canvas); }).sized(length, height);
}

void paint_badge(const Badge& badge, Vec centre, Canvas& canvas) {
    const TextStyle style{.size = std::ceil(badge.height * 0.7F),
                          .paint = {badge.role},
                          .weight = Weight::bold,
                          .align_x = AlignX::centre};
    const float letters = canvas.measured(badge.words, style).width;
    const float width = std::max(badge.height, std::round(letters + badge.height * 0.5F));
    const Rect area = snapped(around(centre, width, badge.height));
    canvas.box(area, {.top = Role::well,
                      .bottom = Role::well,
                      .radius = badge.height * 0.26F,
                      .rim = badge.role,
                      .rim_width = std::max(1.0F, std::round(badge.height * 0.06F))});
    canvas.text(badge.words, area.centre(), style);
}

} // namespace zugzwang::boxes
