// What a result says of the ladder: the stars won now and before, and which rung comes next.
#include <array>
#include <cmath>

#include "scenes/ladder/star.hpp"
#include "scenes/table/play_panels.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float box_height = 150, star_height = 54, star_at = 46, label_at = 92, when_at = 121;
constexpr float rung_at = 186, next_at = 226;

void paint_one(const LadderLook::Star& star, Vec centre, float height, Canvas& canvas) {
    paint_star(false, centre, height, canvas);
    if (!star.won) return;
    const float size = star.is_new ? ease_out(star.popped) : 1;
    if (size <= 0) return;
    if (star.is_new) canvas.glow(centre, height * 1.1F * size, {Role::act, 0.45F});
    paint_star(true, centre, std::max(1.0F, height * size), canvas);
}

void paint_line(const std::string& words, Vec at, float width, TextStyle style, Canvas& canvas) {
    style.align_x = AlignX::centre;
    style.size = fitting_size(words, style, width, canvas.px(Measure::smallest), canvas);
    style.max_width = width;
    canvas.text(words, at, style);
}

} // namespace

void paint_result_stars(const LadderLook& look, Vec centre, float height, Canvas& canvas) {
    for (std::size_t star = 0; star < look.stars.size(); ++star)
        paint_one(look.stars[star], {centre.x + (static_cast<float>(star) - 1) * height * 0.75F, centre.y}, height,
                  canvas);
}

void paint_ladder_result(Rect area, const LadderLook& look, Canvas& canvas) {
    const auto at = [&](float units) { return area.y + canvas.px(units); };
    const float third = area.width / 3;
    paint_well({area.x, area.y, area.width, canvas.px(box_height)}, canvas);
    const std::array labels{tr("first"), tr("second"), tr("no help")};
    for (std::size_t star = 0; star < labels.size(); ++star) {
        const float x = area.x + third * (static_cast<float>(star) + 0.5F);
        const auto& won = look.stars[star];
        paint_one(won, {x, at(star_at)}, canvas.px(star_height), canvas);
        paint_line(labels[star], {x, at(label_at)}, third - canvas.px(8.0F),
                   {.size = canvas.px(Measure::smallest), .paint = {won.won ? Role::ink : Role::soft}}, canvas);
        if (!won.won) continue;
        paint_line(won.is_new ? tr("new") : tr("before"), {x, at(when_at)}, third - canvas.px(8.0F),
                   {.size = canvas.px(Measure::smallest),
                    .paint = {won.is_new ? Role::act : Role::soft},
                    .weight = won.is_new ? Weight::bold : Weight::regular},
                   canvas);
    }
    paint_line(look.rung, {area.centre().x, at(rung_at)}, area.width,
               {.size = canvas.px(30.0F), .paint = {look.won ? Role::act : Role::soft}, .weight = Weight::bold},
               canvas);
    if (!look.next.empty())
        paint_line(look.next, {area.centre().x, at(next_at)}, area.width,
                   {.size = canvas.px(Measure::smallest), .paint = {Role::soft}}, canvas);
}

} // namespace zugzwang
