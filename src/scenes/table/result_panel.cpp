#include <cmath>

#include "scenes/table/play_panels.hpp"
#include "scenes/widgets/paint.hpp"

namespace zugzwang {

namespace {

enum class Shape { tall, short_column, flat };

// Units of a 1080-line screen.
constexpr float tall_above = 560, flat_below = 300, beside_above = 800;
constexpr float padding = 40, narrow_padding = 28;
constexpr float ladder_height = 262; // of what is said of the ladder in a tall panel
constexpr float great_button = 88, button = 68, small_button = 60, gap = 16;
constexpr float flat_button = 54, flat_gap = 12, flat_edge = 16;

Shape shape_of(Rect area, float scale) {
    if (area.height < flat_below * scale) return Shape::flat;
    return area.height < tall_above * scale ? Shape::short_column : Shape::tall;
}

std::array<Rect, 4> in_pixels(std::array<Rect, 4> places, Rect area, float scale) {
    for (auto& place : places) {
        place =
            snapped({area.x + place.x * scale, area.y + place.y * scale, place.width * scale, place.height * scale});
    }
    return places;
}

void paint_title(const ResultLook& look, Vec at, float size, float width, AlignX align, Canvas& canvas) {
    const auto style = TextStyle{
        .size = size, .paint = {Role::ink}, .weight = Weight::extra_bold, .align_x = align, .max_width = width};
    canvas.text(look.title, at, style);
}

/// The score of the match, where one is played.
void paint_match(const ResultLook& look, Vec at, float width, AlignX align, Canvas& canvas,
                 Measure largest = Measure::heading) {
    if (look.match.empty()) return;
    TextStyle style{.size = canvas.px(largest), .paint = {Role::ink}, .weight = Weight::semibold, .align_x = align};
    style.size = fitting_size(look.match, style, width, canvas.px(Measure::smallest), canvas);
    style.max_width = width;
    canvas.text(look.match, at, style);
}

void paint_margin(const ResultLook& look, Vec at, float width, AlignX align, Canvas& canvas,
                  Measure largest = Measure::heading) {
    TextStyle style{.size = canvas.px(largest),
                    .paint = {look.winner ? role_of(*look.winner) : Role::soft},
                    .weight = Weight::bold,
                    .align_x = align};
    style.size = fitting_size(look.margin, style, width, canvas.px(Measure::smallest), canvas);
    style.max_width = width;
    canvas.text(look.margin, at, style);
}

/// The winner's mark, or both of them for a draw.
void paint_marks(const ResultLook& look, Vec centre, float size, Canvas& canvas) {
    if (look.winner && look.decides_match) canvas.glow(centre, size * 1.2F, {role_of(*look.winner), 0.7F});
    if (look.winner) return paint_mark(*look.winner, centre, size, canvas);
    paint_mark(Side::first, {centre.x - size * 0.5F, centre.y}, size * 0.85F, canvas);
    paint_mark(Side::second, {centre.x + size * 0.5F, centre.y}, size * 0.85F, canvas);
}

/// A small panel shows the stars of a ladder in place of the winner's mark.
void paint_marks_or_stars(const ResultLook& look, Vec centre, float size, Canvas& canvas) {
    if (look.ladder)
        paint_result_stars(*look.ladder, centre, size, canvas);
    else
        paint_marks(look, centre, size, canvas);
}

/// The largest size up to `wanted` at which the title fits.
float title_size(const ResultLook& look, float wanted, float width, Canvas& canvas) {
    return fitting_size(look.title, {.size = wanted, .weight = Weight::extra_bold}, width, canvas.px(Measure::smallest),
                        canvas);
}

} // namespace

std::array<Rect, 4> result_buttons(Rect area, float scale) {
    const float width = area.width / scale;
    const float height = area.height / scale;
    switch (shape_of(area, scale)) {
    case Shape::tall: {
        const float side = width < 400 ? narrow_padding : padding;
        const float inner = width - 2 * side;
        float y = height - side - great_button - 3 * (button + gap);
        std::array<Rect, 4> places{Rect{side, y, inner, great_button}};
        y += great_button + gap;
        for (std::size_t index = 1; index < 4; ++index, y += button + gap)
            places[index] = {side, y, inner, button};
        return in_pixels(places, area, scale);
    }
    case Shape::short_column: {
        const float inner = width - 2 * narrow_padding;
        const float half = (inner - gap) / 2;
        const float y = height - narrow_padding - 3 * small_button - 2 * gap;
        const float step = small_button + gap;
        return in_pixels({Rect{narrow_padding, y, inner, small_button},
                          Rect{narrow_padding, y + step, half, small_button},
                          Rect{narrow_padding, y + 2 * step, inner, small_button},
                          Rect{narrow_padding + half + gap, y + step, half, small_button}},
                         area, scale);
    }
    case Shape::flat:
        break;
    }
    const bool beside = width >= beside_above;
    const float left = beside ? width * 0.46F : narrow_padding;
    const float piece = (width - left - narrow_padding - gap) / 2;
    const float flat = beside ? small_button : flat_button;
    const float step = flat + (beside ? gap : flat_gap);
    const float y = beside ? (height - flat - step) / 2 : height - flat_edge - flat - step;
    return in_pixels({Rect{left, y, piece, flat}, Rect{left + piece + gap, y, piece, flat},
                      Rect{left, y + step, piece, flat}, Rect{left + piece + gap, y + step, piece, flat}},
                     area, scale);
}

namespace {

/// In a flat panel the score of the match stands under the margin, or where there is none in its place.
ResultLook with_match_as_margin(ResultLook look) {
    if (look.margin.empty()) std::swap(look.margin, look.match);
    return look;
}

} // namespace

void paint_result(Rect area, const ResultLook& look, Canvas& canvas) {
    if (look.margin.empty() && !look.match.empty() && shape_of(area, canvas.scale()) == Shape::flat)
        return paint_result(area, with_match_as_margin(look), canvas);
    paint_panel(area, {.rim = look.winner ? role_of(*look.winner) : Role::button_rim, .lit = true}, canvas);
    const float buttons = look.has_buttons ? result_buttons(area, canvas.scale())[0].y : area.bottom();
    const float pad = canvas.px(narrow_padding);
    const float inner = area.width - 2 * pad;
    switch (shape_of(area, canvas.scale())) {
    case Shape::tall: {
        // A game is of a ladder or of a match, never of both.
        const float ladder = look.ladder ? canvas.px(ladder_height) : 0;
        const float match = look.match.empty() ? 0 : canvas.px(48.0F);
        const float room = buttons - area.y - ladder - match;
        const bool is_dense = look.ladder || match > 0;
        const float mark =
            std::min(canvas.px(look.ladder ? 54.0F : 90.0F), room - canvas.px(is_dense ? 128.0F : 176.0F));
        const float title = canvas.px(is_dense ? 84.0F : 104.0F);
        const float margin = look.margin.empty() ? 0 : canvas.px(44.0F);
        float y = area.y + std::round((room - mark - title - margin) / 2);
        if (look.ladder) {
            const float side = canvas.px(area.width < canvas.px(400.0F) ? narrow_padding : padding);
            paint_ladder_result({area.x + side, area.y + room, area.width - 2 * side, ladder}, *look.ladder, canvas);
        }
        paint_marks(look, {area.centre().x, y + mark / 2}, mark, canvas);
        y += mark;
        paint_title(look, {area.centre().x, y + title / 2}, title_size(look, canvas.px(Measure::figure), inner, canvas),
                    inner, AlignX::centre, canvas);
        paint_margin(look, {area.centre().x, y + title + margin / 2}, inner, AlignX::centre, canvas);
        paint_match(look, {area.centre().x, y + title + margin + match / 2}, inner, AlignX::centre, canvas);
        return;
    }
    case Shape::short_column: {
        const float match = look.match.empty() ? 0 : canvas.px(54.0F);
        const float room = buttons - area.y - match;
        const float size = title_size(look, canvas.px(54.0F), inner, canvas);
        paint_marks_or_stars(look, {area.centre().x, area.y + room * 0.26F}, canvas.px(52.0F), canvas);
        paint_title(look, {area.centre().x, area.y + room * 0.56F}, size, inner, AlignX::centre, canvas);
        paint_margin(look, {area.centre().x, area.y + room * 0.81F}, inner, AlignX::centre, canvas);
        paint_match(look, {area.centre().x, buttons - match * 0.7F}, inner, AlignX::centre, canvas);
        return;
    }
    case Shape::flat:
        break;
    }
    const bool beside = area.width >= beside_above * canvas.scale();
    const float mark = canvas.px(beside ? 76.0F : 40.0F);
    const bool broad_marks = !look.winner || look.ladder;
    const float words = area.x + pad + mark * (broad_marks ? 2.35F : 1.25F);
    const float end = beside ? area.x + area.width * 0.425F : area.right() - pad;
    const float middle = beside ? area.centre().y : (area.y + buttons) / 2;
    paint_marks_or_stars(look, {area.x + pad + mark * (broad_marks ? 1.05F : 0.5F), middle}, mark, canvas);
    if (beside) {
        const bool match = !look.match.empty();
        const float up = look.margin.empty() ? 0 : canvas.px(match ? 48.0F : 26.0F);
        paint_title(look, {words, middle - up}, title_size(look, canvas.px(64.0F), end - words, canvas), end - words,
                    AlignX::left, canvas);
        paint_margin(look, {words, middle + canvas.px(match ? 10.0F : 36.0F)}, end - words, AlignX::left, canvas);
        paint_match(look, {words, middle + canvas.px(54.0F)}, end - words, AlignX::left, canvas);
        return;
    }
    const float max = look.margin.empty() ? end - words : (end - words) * 0.6F;
    const float size = title_size(look, canvas.px(36.0F), max, canvas);
    paint_title(look, {words, middle}, size, max, AlignX::left, canvas);
    const float title = canvas.measured(look.title, {.size = size, .weight = Weight::extra_bold}).width;
    const float rest = end - words - std::min(title, max) - pad / 2;
    if (look.match.empty()) return paint_margin(look, {end, middle}, rest, AlignX::right, canvas);
    const float apart = canvas.px(15.0F);
    paint_margin(look, {end, middle - apart}, rest, AlignX::right, canvas, Measure::caption);
    paint_match(look, {end, middle + apart}, rest, AlignX::right, canvas, Measure::caption);
}

} // namespace zugzwang
