#include "zugzwang/gfx/look.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace zugzwang {

void paint_panel(Rect area, const PanelLook& look, Canvas& canvas) {
    const float radius = canvas.px(Measure::panel_radius);
    const float drop = canvas.px(4.0F);
    // Of the shadow only the lower end shows; blending all of it would cost as much as the panel.
    canvas.clip({area.x, area.bottom() - radius, area.width, radius + drop});
    canvas.fill(area.moved({0, drop}), {Role::shadow, 0.6F}, radius);
    canvas.unclip();
    canvas.box(area, {.top = look.lit ? Role::selected_top : Role::panel_top,
                      .bottom = Role::panel_bottom,
                      .radius = radius,
                      .rim = look.rim.value_or(Role::panel_rim),
                      .rim_width = canvas.px(Measure::rim)});
    if (!look.rim || look.side_bar <= 0) return;
    const float width = canvas.px(7.0F);
    const float inset = std::round(std::min(canvas.px(24.0F), area.height / 5));
    canvas.fill({area.x, area.y + inset, width, area.height - 2 * inset}, {*look.rim, look.side_bar}, width / 2);
}

void paint_well(Rect area, Canvas& canvas) { canvas.fill(area, {Role::well}, canvas.px(Measure::button_radius)); }

void paint_plate(Rect area, const PlateLook& look, Canvas& canvas) {
    BoxStyle style{.top = Role::button_top,
                   .bottom = Role::button_bottom,
                   .radius = look.radius,
                   .rim = Role::button_rim,
                   .rim_width = canvas.px(Measure::rim),
                   .alpha = look.alpha};
    if (look.lit) {
        style.top = Role::primary_top;
        style.bottom = Role::primary_bottom;
        style.rim = std::nullopt;
        if (look.foot_depth > 0) style.foot = Role::primary_foot;
        style.foot_depth = look.foot_depth;
    }
    canvas.box(area, style);
}

void paint_ring(Rect area, const RingLook& look, Canvas& canvas) {
    canvas.box(area.inset(-look.gap), {.radius = look.radius + look.gap,
                                       .rim = look.paint.role,
                                       .rim_width = look.width,
                                       .alpha = look.paint.alpha,
                                       .fill_alpha = 0});
}

void paint_move_sign(MoveSign sign, Vec centre, float size, Canvas& canvas) {
    const float arm = size * 0.2F;
    const LineStyle pen{.paint = {Role::well}, .width = std::max(1.5F, size * 0.13F)};
    canvas.disc(centre, size / 2 + std::max(1.0F, size * 0.08F), {Role::well});
    canvas.disc(centre, size / 2, {sign_role(sign)});
    const auto at = [&](float right, float down) { return centre + Vec{right * arm, down * arm}; };
    if (sign == MoveSign::fault) {
        canvas.line(at(-1, -1), at(1, 1), pen);
        canvas.line(at(-1, 1), at(1, -1), pen);
    } else if (sign == MoveSign::only) {
        canvas.line(at(0, -1.3F), at(0, 0.4F), pen);
        canvas.disc(at(0, 1.3F), pen.width * 0.6F, pen.paint);
    } else {
        const std::array check{at(-1.2F, 0.1F), at(-0.3F, 1), at(1.2F, -0.9F)};
        canvas.polyline(check, pen);
    }
}

void paint_focus(Rect area, float radius, Canvas& canvas) {
    const float width = canvas.px(Measure::focus_ring);
    paint_ring(area, {.radius = radius, .gap = canvas.px(Measure::focus_gap) + width, .width = width}, canvas);
}

} // namespace zugzwang
