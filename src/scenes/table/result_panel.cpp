#include <cmath>

#include "scenes/frame/column.hpp"
#include "scenes/frame/top_bar.hpp"
#include "scenes/table/result_parts.hpp"
#include "scenes/widgets/paint.hpp"

namespace zugzwang {

namespace {

enum class Shape { tall, short_column, flat };

// Units of a 1080-line screen.
constexpr float tall_above = 560, flat_below = 300;
constexpr float padding = 40, narrow_padding = 28;
constexpr float great_button = 88, button = 68, small_button = 60, gap = 16;
constexpr float ladder_great_button = 76, ladder_button = 56, ladder_gap = 14;
constexpr float low_words = 170, tall_words = 330;
constexpr float flat_button = 54, flat_gap = 12, flat_edge = 16;

Shape shape_of(Rect area, float scale) {
    if (area.height < flat_below * scale) return Shape::flat;
    return area.height < tall_above * scale ? Shape::short_column : Shape::tall;
}

/// By what the buttons leave for the words.
Shape upright_shape(Rect room, float scale) {
    if (room.height < low_words * scale) return Shape::flat;
    return room.height < tall_words * scale ? Shape::short_column : Shape::tall;
}

std::array<Rect, 4> in_pixels(std::array<Rect, 4> places, Rect area, float scale) {
    for (auto& place : places) {
        place =
            snapped({area.x + place.x * scale, area.y + place.y * scale, place.width * scale, place.height * scale});
    }
    return places;
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

} // namespace

std::array<Rect, 4> result_buttons(Rect area, float scale, bool ladder, bool upright) {
    const float width = area.width / scale;
    const float height = area.height / scale;
    if (upright) {
        const Rect row{upright_gap, height - upright_gap - touch_side, width - 2 * upright_gap, touch_side};
        const Rect above{row.x, row.y - upright_gap - touch_side, row.width, row.height};
        return in_pixels({part_of_row(above, 0, 2, upright_gap), part_of_row(above, 1, 2, upright_gap),
                          part_of_row(row, 0, 2, upright_gap), part_of_row(row, 1, 2, upright_gap)},
                         area, scale);
    }
    switch (shape_of(area, scale)) {
    case Shape::tall: {
        const float side = width < 400 ? narrow_padding : padding;
        const float inner = width - 2 * side;
        const float first = ladder ? ladder_great_button : great_button, rest = ladder ? ladder_button : button;
        const float between = ladder ? ladder_gap : gap;
        float y = height - side - first - 3 * (rest + between);
        std::array<Rect, 4> places{Rect{side, y, inner, first}};
        y += first + between;
        for (std::size_t index = 1; index < 4; ++index, y += rest + between)
            places[index] = {side, y, inner, rest};
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
    const bool beside = is_beside(area, scale);
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

/// From the top of a tall panel down to its buttons.
void paint_tall(Rect room, const ResultLook& look, Canvas& canvas) {
    const float match = look.match.empty() ? 0 : canvas.px(48.0F);
    const float inner = room.width - 2 * canvas.px(narrow_padding), middle = room.centre().x;
    const bool is_dense = match > 0;
    const float mark = std::min(canvas.px(90.0F), room.height - match - canvas.px(is_dense ? 128.0F : 176.0F));
    const float title = canvas.px(is_dense ? 84.0F : 104.0F), margin = look.margin.empty() ? 0 : canvas.px(44.0F);
    float y = room.y + std::round((room.height - match - mark - title - margin) / 2);
    paint_marks(look, {middle, y + mark / 2}, mark, canvas);
    y += mark;
    paint_title(look, {middle, y + title / 2}, title_size(look, canvas.px(Measure::figure), inner, canvas), inner,
                AlignX::centre, canvas);
    paint_margin(look, {middle, y + title + margin / 2}, inner, AlignX::centre, canvas);
    paint_match(look, {middle, y + title + margin + match / 2}, inner, AlignX::centre, canvas);
}

void paint_short(Rect room, const ResultLook& look, Canvas& canvas) {
    const float inner = room.width - 2 * canvas.px(narrow_padding), middle = room.centre().x;
    const float match = look.match.empty() ? 0 : canvas.px(54.0F), height = room.height - match;
    paint_marks(look, {middle, room.y + height * 0.26F}, canvas.px(52.0F), canvas);
    paint_title(look, {middle, room.y + height * 0.56F}, title_size(look, canvas.px(54.0F), inner, canvas), inner,
                AlignX::centre, canvas);
    paint_margin(look, {middle, room.y + height * 0.81F}, inner, AlignX::centre, canvas);
    paint_match(look, {middle, room.bottom() - match * 0.7F}, inner, AlignX::centre, canvas);
}

/// The buttons stand beside the words where there is room for that, else below them.
void paint_flat(Rect area, float buttons, const ResultLook& look, Canvas& canvas) {
    const float pad = canvas.px(narrow_padding);
    const bool beside = !look.upright && is_beside(area, canvas.scale());
    const float mark = canvas.px(beside ? 76.0F : 40.0F);
    const float words = area.x + pad + mark * (look.winner ? 1.25F : 2.35F);
    const float end = beside ? area.x + area.width * 0.425F : area.right() - pad;
    const float middle = beside ? area.centre().y : (area.y + buttons) / 2;
    paint_marks(look, {area.x + pad + mark * (look.winner ? 0.5F : 1.05F), middle}, mark, canvas);
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

} // namespace

void paint_result(Rect area, const ResultLook& look, Canvas& canvas) {
    paint_panel(area, {.rim = look.winner ? role_of(*look.winner) : Role::button_rim, .lit = true}, canvas);
    const float buttons = look.has_buttons
                              ? result_buttons(area, canvas.scale(), look.ladder.has_value(), look.upright)[0].y
                              : area.bottom();
    const Rect room{area.x, area.y, area.width, buttons - area.y};
    switch (look.upright ? upright_shape(room, canvas.scale()) : shape_of(area, canvas.scale())) {
    case Shape::tall:
        return look.ladder ? paint_tall_ladder(room, look, canvas) : paint_tall(room, look, canvas);
    case Shape::short_column:
        return look.ladder ? paint_short_ladder(room, look, canvas) : paint_short(room, look, canvas);
    case Shape::flat:
        return look.ladder ? paint_flat_ladder(area, buttons, look, canvas)
                           : paint_flat(area, buttons, with_match_as_margin(look), canvas);
    }
}

} // namespace zugzwang
