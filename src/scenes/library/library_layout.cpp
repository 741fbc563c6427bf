#include "scenes/library/library_layout.hpp"

#include <algorithm>
#include <cmath>

#include "scenes/frame/column.hpp"
#include "scenes/frame/top_bar.hpp"
#include "scenes/widgets/filter_paint.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float filters_top = 112, filter_height = 52, filter_pitch = 64, chip_gap = 11, group_gap = 38;
constexpr float against_width = 300, day_width = 190;
constexpr float list_gap = 28, bottom_edge = 44, bar_room = 45;
constexpr float line_height = 87, line_pitch = 108, wide_from = 1000;
constexpr float detail_part = 0.344F, widest_detail = 660;
constexpr float pad = 28, heading_height = 58, primary_height = 78, button_height = 60, button_gap = 20;
constexpr float words_height = 44, note_height = 40, small_part = 0.34F;
constexpr float strip_height = 76;
constexpr float take_back_width = 210;

constexpr float upright_chip_gap = 8, upright_detail = 396, upright_line = 96, upright_take_back = 190;

} // namespace

LibraryLayout::LibraryLayout(Rect screen, const Canvas& canvas, const std::vector<std::string>& game_words,
                             const std::vector<std::string>& result_words)
    : stage(screen, canvas) {
    if (stage.is_upright()) {
        stack(canvas, game_words, result_words);
        return;
    }
    const float edge = stage[Measure::edge];
    const float top = place_filters(canvas, game_words, result_words) + list_gap;
    const float bottom = stage.height() - bottom_edge;
    const float detail_width = std::min(widest_detail, stage.width() * detail_part);
    const float list_width = stage.width() - 2 * edge - detail_width - bar_room;
    list = stage.pixels({edge, top, list_width, bottom - top});
    wide = list_width >= wide_from;
    row_height = std::round(line_height * stage.scale());
    pitch = std::round(line_pitch * stage.scale());
    place_detail({stage.width() - edge - detail_width, top, detail_width, bottom - top});
    strip = stage.pixels({edge, bottom - strip_height, list_width, strip_height});
    const float button_top = (stage[Measure::top_bar] - filter_height) / 2;
    take_back = stage.screen_pixels(
        {left_of_icons(stage, 1) - button_gap - take_back_width, button_top, take_back_width, filter_height});
    take_back_reserved = take_back_width + button_gap;
    const float middle = (top + bottom) / 2;
    empty_words = stage.pixels({edge, middle - 110, stage.width() - 2 * edge, 80});
    empty_button = stage.pixels({stage.width() / 2 - 150, middle, 300, primary_height});
}

void LibraryLayout::stack(const Canvas& canvas, const std::vector<std::string>& game_words,
                          const std::vector<std::string>& result_words) {
    Column column(upright_room(stage), upright_gap);
    const auto in_rows = [&](const std::vector<std::string>& labels, std::size_t in_a_row, std::vector<Rect>& places) {
        for (std::size_t first = 0; first < labels.size(); first += in_a_row) {
            const auto count = std::min(in_a_row, labels.size() - first);
            const Rect row = column.top(touch_side);
            float whole = -upright_chip_gap;
            std::vector<float> widths;
            for (std::size_t index = first; index < first + count; ++index) {
                widths.push_back(chip_width(labels[index], touch_side * stage.scale(), canvas) / stage.scale());
                whole += widths.back() + upright_chip_gap;
            }
            // As wide as their labels need, the row as a whole as wide as the list.
            const float more = (row.width - whole) / static_cast<float>(count);
            float x = row.x;
            for (const float width : widths) {
                places.push_back(stage.pixels({x, row.y, width + more, row.height}));
                x += width + more + upright_chip_gap;
            }
        }
    };
    in_rows(game_words, (game_words.size() + 1) / 2, games);
    in_rows(result_words, result_words.size(), results);
    const Rect last = column.top(touch_side);
    against = stage.pixels({last.x, last.y, last.width * 0.62F, last.height});
    const float day_left = last.x + last.width * 0.62F + upright_gap;
    day = stage.pixels({day_left, last.y, last.right() - day_left, last.height});
    const Rect whole = column.rest();
    place_upright_detail(column.bottom(upright_detail));
    const Rect lines = column.rest();
    const float bar = 2 * upright_edge - 4; // the scroll bar stands in the panel's own edge
    list = stage.pixels({lines.x, lines.y, lines.width - bar + upright_edge, lines.height});
    wide = false;
    row_height = std::round(upright_line * stage.scale());
    pitch = std::round((upright_line + upright_gap) * stage.scale());
    strip = stage.pixels({lines.x, lines.bottom() - touch_side - 20, list.width / stage.scale(), touch_side + 20});
    take_back = stage.screen_pixels({left_of_icons(stage, 1) - upright_gap - upright_take_back,
                                     (stage[Measure::top_bar] - touch_side) / 2, upright_take_back, touch_side});
    take_back_reserved = upright_take_back + upright_gap;
    const float middle = whole.centre().y;
    empty_words = stage.pixels({whole.x, middle - 110, whole.width, 80});
    empty_button = stage.pixels({stage.width() / 2 - 150, middle, 300, touch_side});
}

void LibraryLayout::place_upright_detail(Rect units) {
    detail = stage.pixels(units);
    Column column(units.inset(upright_gap), upright_gap / 2);
    heading = stage.pixels(column.top(heading_height));
    const Rect rest = column.rest();
    const float side = rest.height - words_height;
    board = stage.pixels({rest.x, rest.y, side, side});
    words = stage.pixels({rest.x, rest.y + side, side, words_height});
    Column buttons({rest.x + side + upright_gap, rest.y, rest.width - side - upright_gap, rest.height}, upright_gap);
    note = stage.pixels(buttons.bottom(note_height - upright_gap));
    const auto in_row = [&](Rect& left, Rect& right) {
        const Rect row = buttons.top(touch_side);
        left = stage.pixels(part_of_row(row, 0, 2, upright_gap));
        right = stage.pixels(part_of_row(row, 1, 2, upright_gap));
    };
    in_row(review, watch);
    in_row(save, remove);
}

float LibraryLayout::place_filters(const Canvas& canvas, const std::vector<std::string>& game_words,
                                   const std::vector<std::string>& result_words) {
    const float edge = stage[Measure::edge];
    const float right = stage.width() - edge;
    float x = edge, y = filters_top;
    const auto chip = [&](const std::string& text) {
        return chip_width(text, filter_height * stage.scale(), canvas) / stage.scale();
    };
    const auto new_line = [&] {
        x = edge;
        y += filter_pitch;
    };
    const auto group = [&](const std::vector<std::string>& all, std::vector<Rect>& places) {
        float whole = -chip_gap;
        for (const auto& text : all)
            whole += chip(text) + chip_gap;
        if (x > edge && x + whole > right) new_line();
        for (const auto& text : all) {
            const float width = std::min(chip(text), right - edge);
            if (x > edge && x + width > right) new_line();
            places.push_back(stage.pixels({x, y, width, filter_height}));
            x += width + chip_gap;
        }
        x += group_gap - chip_gap;
    };
    group(game_words, games);
    group(result_words, results);
    if (x + against_width + chip_gap + day_width > right) new_line();
    const float against_end = std::min(right - chip_gap - day_width, x + 2 * against_width);
    against = stage.pixels({x, y, against_end - x, filter_height});
    day = stage.pixels(
        {against_end + chip_gap, y, std::min(day_width * 1.5F, right - against_end - chip_gap), filter_height});
    return y + filter_height;
}

void LibraryLayout::place_detail(Rect units) {
    detail = stage.pixels(units);
    const float left = units.x + pad;
    const float inner = units.width - 2 * pad;
    const float small = std::round(inner * small_part);
    const float right = left + inner - small;
    heading = stage.pixels({left, units.y + pad / 2, inner, heading_height});
    const float note_top = units.bottom() - note_height - 8;
    note = stage.pixels({left, note_top, inner, note_height});
    const float second = note_top - button_height - 4;
    save = stage.pixels({left, second, inner - small - button_gap, button_height});
    remove = stage.pixels({right, second, small, button_height});
    const float first = second - button_gap - primary_height;
    review = stage.pixels({left, first, inner - small - button_gap, primary_height});
    watch = stage.pixels({right, first, small, primary_height - 6});
    words = stage.pixels({left, first - words_height - 8, inner, words_height});
    const float board_top = units.y + pad / 2 + heading_height + 6;
    board = stage.pixels({left, board_top, inner, first - words_height - 16 - board_top});
}

Rect LibraryLayout::row(std::size_t index, float hidden) const {
    return {list.x, list.y + pitch * static_cast<float>(index) - std::round(hidden), list.width, row_height};
}

} // namespace zugzwang
