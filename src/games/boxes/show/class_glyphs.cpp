#include "games/boxes/show/class_glyphs.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::boxes {
namespace {

// Units of a 1080-line screen.
constexpr float kind_length = 64, thick = 12, thin = 5, badge_height = 46, stub = 12, halo = 7;

Badge key_badge(const LinePlace& place, const Canvas& canvas) {
    return {.words = place.price > 0 ? std::to_string(place.price) : tr("n"), .height = canvas.px(badge_height)};
}

TextStyle style_of(const Badge& badge) {
    return {.size = std::round(badge.height * 0.62F),
            .paint = {badge.role},
            .weight = Weight::bold,
            .align_x = AlignX::centre};
}

} // namespace

Role class_role(LineClass set) {
    return set == LineClass::completing ? Role::act : set == LineClass::giving ? Role::bad : Role::ink;
}

float width_of(const Badge& badge, const Canvas& canvas) {
    const float letters = canvas.measured(badge.words, style_of(badge)).width;
    return std::max(badge.height, std::round(letters + badge.height * 0.5F));
}

void paint_badge(const Badge& badge, Vec centre, Canvas& canvas) {
    const Rect area = snapped(around(centre, width_of(badge, canvas), badge.height));
    canvas.box(area, {.top = Role::well,
                      .bottom = Role::well,
                      .radius = badge.height * 0.26F,
                      .rim = badge.role,
                      .rim_width = std::max(1.0F, std::round(badge.height * 0.06F))});
    canvas.text(badge.words, area.centre(), style_of(badge));
}

float kind_width(const LinePlace& place, const Canvas& canvas) {
    if (place.set == LineClass::completing) return canvas.px(kind_length) + 2 * canvas.px(halo);
    if (place.set == LineClass::neutral) return canvas.px(kind_length);
    return width_of(key_badge(place, canvas), canvas) + 2 * canvas.px(stub);
}

void paint_kind(const LinePlace& place, Vec centre, Canvas& canvas) {
    const Role role = class_role(place.set);
    const float height = canvas.px(place.set == LineClass::neutral ? thin : thick);
    float width = kind_width(place, canvas);
    if (place.set == LineClass::completing) {
        canvas.box(snapped(around(centre, width, height + 2 * canvas.px(halo))),
                   {.top = role, .bottom = role, .radius = height / 2 + canvas.px(halo), .alpha = 0.25F});
        width -= 2 * canvas.px(halo);
    }
    const Rect line = snapped(around(centre, width, height));
    canvas.box(line, {.top = role, .bottom = role, .radius = height / 2});
    if (place.set == LineClass::giving) paint_badge(key_badge(place, canvas), centre, canvas);
}

void paint_arrow(Vec centre, float width, Canvas& canvas) {
    const LineStyle style{.paint = {Role::soft}, .width = canvas.px(3.0F)};
    const Vec tip{centre.x + width / 2, centre.y};
    const float head = width * 0.32F;
    canvas.line({centre.x - width / 2, centre.y}, tip, style);
    const std::array<Vec, 3> barbs{Vec{tip.x - head, tip.y - head}, tip, Vec{tip.x - head, tip.y + head}};
    canvas.polyline(barbs, style);
}

} // namespace zugzwang::boxes
