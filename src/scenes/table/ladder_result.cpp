// What a result says of the ladder: the stars won now and before, and which rung comes next.
#include <algorithm>
#include <array>
#include <cmath>

#include "scenes/frame/star.hpp"
#include "scenes/table/result_parts.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/easing.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float padding = 40, narrow_padding = 28, padding_changes_at = 400;

/// How high everything is in a tall panel; closer together where the panel is not quite so tall.
struct Heights {
    float mark, title, title_size, margin, gap;
    float box, star, star_at, label_at, when_at; ///< The last three from the top of the box.
    float rung;
};
constexpr Heights roomy{54, 84, 74, 44, 12, 150, 54, 46, 92, 121, 58};
constexpr Heights close{0, 64, 54, 32, 4, 112, 42, 32, 70, 95, 42};

/// Of all of it but what is said of the next rung.
float height_of(const Heights& part, const ResultLook& look) {
    return part.mark + part.title + (look.margin.empty() ? 0 : part.margin) + part.gap + part.box + part.rung;
}

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

/// In one line where it fits, else in two, below a place.
TextStyle next_style(float width, const Canvas& canvas) {
    return {.size = canvas.px(Measure::smallest),
            .paint = {Role::soft},
            .align_x = AlignX::centre,
            .align_y = AlignY::top,
            .wrap_width = width};
}

void paint_rung(const LadderLook& look, Vec at, float size, float width, Canvas& canvas) {
    paint_line(look.rung, at, width,
               {.size = size, .paint = {look.won ? Role::act : Role::soft}, .weight = Weight::bold}, canvas);
}

/// The three stars alone, side by side about a centre; `height` of one in pixels.
void paint_stars(const LadderLook& look, Vec centre, float height, Canvas& canvas) {
    for (std::size_t star = 0; star < look.stars.size(); ++star)
        paint_one(look.stars[star], {centre.x + (static_cast<float>(star) - 1) * height * 0.75F, centre.y}, height,
                  canvas);
}

/// What each star is for, and whether it was won now or before.
void paint_box(Rect box, const Heights& heights, const LadderLook& look, Canvas& canvas) {
    paint_well(box, canvas);
    const float third = box.width / 3;
    const std::array labels{tr("first"), tr("second"), tr("no help")};
    for (std::size_t star = 0; star < labels.size(); ++star) {
        const float x = box.x + third * (static_cast<float>(star) + 0.5F), width = third - canvas.px(8.0F);
        const auto at = [&](float units) { return Vec{x, box.y + canvas.px(units)}; };
        const auto& won = look.stars[star];
        paint_one(won, at(heights.star_at), canvas.px(heights.star), canvas);
        paint_line(labels[star], at(heights.label_at), width,
                   {.size = canvas.px(Measure::smallest), .paint = {won.won ? Role::ink : Role::soft}}, canvas);
        if (!won.won) continue;
        paint_line(won.is_new ? tr("new") : tr("before"), at(heights.when_at), width,
                   {.size = canvas.px(Measure::smallest),
                    .paint = {won.is_new ? Role::act : Role::soft},
                    .weight = won.is_new ? Weight::bold : Weight::regular},
                   canvas);
    }
}

} // namespace

void paint_tall_ladder(Rect room, const ResultLook& look, Canvas& canvas) {
    const auto& ladder = *look.ladder;
    const auto px = [&](float units) { return canvas.px(units); };
    const float middle = room.centre().x, side = px(room.width < px(padding_changes_at) ? narrow_padding : padding);
    const float inner = room.width - 2 * px(narrow_padding), width = room.width - 2 * side;
    const auto next = next_style(width, canvas);
    const float below = canvas.measured(ladder.next, next).height;
    const auto& part = px(height_of(roomy, look)) + below <= room.height ? roomy : close;
    float y = room.y + std::round(std::max(0.0F, room.height - px(height_of(part, look)) - below) / 2);
    if (part.mark > 0) paint_marks(look, {middle, y + px(part.mark / 2)}, px(part.mark), canvas);
    y += px(part.mark);
    paint_title(look, {middle, y + px(part.title / 2)}, title_size(look, px(part.title_size), inner, canvas), inner,
                AlignX::centre, canvas);
    y += px(part.title);
    if (!look.margin.empty()) {
        paint_margin(look, {middle, y + px(part.margin / 2)}, inner, AlignX::centre, canvas);
        y += px(part.margin);
    }
    y += px(part.gap);
    paint_box({room.x + side, y, width, px(part.box)}, part, ladder, canvas);
    y += px(part.box);
    paint_rung(ladder, {middle, y + px(part.rung * 0.6F)}, px(30), width, canvas);
    canvas.text(ladder.next, {middle, y + px(part.rung)}, next);
}

void paint_short_ladder(Rect room, const ResultLook& look, Canvas& canvas) {
    const auto px = [&](float units) { return canvas.px(units); };
    const float middle = room.centre().x, inner = room.width - 2 * px(narrow_padding);
    const auto next = next_style(inner, canvas);
    const float margin = look.margin.empty() ? 0 : px(28);
    const float all = px(44 + 48 + 32) + margin + canvas.measured(look.ladder->next, next).height;
    float y = room.y + std::round(std::max(px(8), room.height - all) / 2);
    paint_title(look, {middle, y + px(22)}, title_size(look, px(42), inner, canvas), inner, AlignX::centre, canvas);
    y += px(44);
    if (margin > 0) paint_margin(look, {middle, y + margin / 2}, inner, AlignX::centre, canvas);
    y += margin;
    paint_stars(*look.ladder, {middle, y + px(24)}, px(42), canvas);
    y += px(48);
    paint_rung(*look.ladder, {middle, y + px(16)}, px(26), inner, canvas);
    canvas.text(look.ladder->next, {middle, y + px(32)}, next);
}

void paint_flat_ladder(Rect area, float buttons, const ResultLook& look, Canvas& canvas) {
    const auto px = [&](float units) { return canvas.px(units); };
    const bool beside = !look.upright && is_beside(area, canvas.scale());
    const float pad = px(narrow_padding), star = px(beside ? 52 : 44), half = star * 1.1F;
    const float left = area.x + pad + 2 * half + px(12),
                end = beside ? area.x + area.width * 0.45F : area.right() - pad;
    const float width = end - left, middle = beside ? area.centre().y : (area.y + buttons) / 2 - px(2);
    paint_stars(*look.ladder, {area.x + pad + half, middle}, star, canvas);
    TextStyle rung{
        .size = px(beside ? 26 : 22), .paint = {look.ladder->won ? Role::act : Role::soft}, .weight = Weight::bold};
    rung.size = fitting_size(look.ladder->rung, rung, width, canvas.px(Measure::smallest), canvas);
    rung.max_width = width;
    if (beside) {
        const float up = look.margin.empty() ? px(24) : px(48);
        paint_title(look, {left, middle - up}, title_size(look, px(52), width, canvas), width, AlignX::left, canvas);
        if (!look.margin.empty()) paint_margin(look, {left, middle + px(6)}, width, AlignX::left, canvas);
        canvas.text(look.ladder->rung, {left, middle + up}, rung);
        return;
    }
    const float title = title_size(look, px(34), width * 0.5F, canvas);
    paint_title(look, {left, middle - px(16)}, title, width, AlignX::left, canvas);
    const float taken = canvas.measured(look.title, {.size = title, .weight = Weight::extra_bold}).width + px(16);
    if (!look.margin.empty()) paint_margin(look, {left + taken, middle - px(14)}, width - taken, AlignX::left, canvas);
    canvas.text(look.ladder->rung, {left, middle + px(15)}, rung);
}

} // namespace zugzwang
