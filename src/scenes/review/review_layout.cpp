#include "scenes/review/review_layout.hpp"

#include <algorithm>

#include "scenes/frame/column.hpp"
#include "scenes/frame/film_strip.hpp"
#include "scenes/frame/top_bar.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float under_bar = 20, curve_height = 214, below = 30, gap = 16, board_gap = 24;
constexpr float board_room = 640, widest_panel = 476, narrowest_panel = 320;
constexpr float seat_height = 152, narrow_seat_height = 124, preview_size = 300;
constexpr float primary_height = 72, button_height = 60, step_height = 62;
constexpr float words_from = 400, film_width = 184;

constexpr float upright_panel = 356, upright_strip = touch_side + 20;

ReviewLayout upright(const Stage& stage, ReviewPart part, bool has_films) {
    Column column(upright_room(stage), upright_gap);
    ReviewLayout layout;
    layout.narrow = true;
    const Rect actions = column.bottom(touch_side), steps = column.bottom(touch_side);
    layout.next_mistake = stage.pixels(part_of_row(actions, 0, 3, upright_gap));
    layout.try_again = stage.pixels(part_of_row(actions, 1, 3, upright_gap));
    layout.play_on = stage.pixels(part_of_row(actions, 2, 3, upright_gap));
    const std::size_t icons = layout.steps.size() + (has_films ? 1 : 0);
    for (std::size_t step = 0; step < layout.steps.size(); ++step)
        layout.steps[step] = stage.pixels(part_of_row(steps, step, icons, upright_gap));
    if (has_films) layout.film = stage.pixels(part_of_row(steps, icons - 1, icons, upright_gap));

    const Rect room = column.rest();
    const float side = std::min(room.width, room.height - upright_panel - touch_side - 2 * upright_gap);
    const Rect board = column.top(side);
    layout.board = stage.pixels(board);
    layout.strip = stage.pixels({board.x, board.bottom() - upright_strip, board.width, upright_strip});
    layout.parts = stage.pixels(column.top(touch_side));
    const Rect panel = column.rest();
    const float above = panel.y - upright_gap - touch_side - upright_gap - preview_size;
    layout.preview = stage.pixels({panel.x, above, preview_size, preview_size});
    if (part == ReviewPart::move) layout.card = stage.pixels(panel);
    if (part == ReviewPart::moves) layout.moves = stage.pixels(panel);
    if (part == ReviewPart::curve) layout.curve = stage.pixels(panel);
    if (part == ReviewPart::players) {
        Column seats(panel, upright_gap);
        const float height = std::min(seat_height, (panel.height - upright_gap) / 2);
        for (auto& seat : layout.seats.values)
            seat = stage.pixels(seats.top(height));
    }
    return layout;
}

} // namespace

ReviewLayout review_layout(const Stage& stage, ReviewPart part, bool has_films) {
    if (stage.is_upright()) return upright(stage, part, has_films);
    const float edge = stage[Measure::edge];
    const float top = stage[Measure::top_bar] + under_bar;
    const float curve_top = stage.height() - below - curve_height;
    const float height = curve_top - gap - top;
    const float room = (stage.width() - board_room) / 2 - board_gap - edge;
    const float panel = std::clamp(room, narrowest_panel, widest_panel);
    const float board_x = edge + panel + board_gap;
    const float right = stage.width() - edge - panel;
    ReviewLayout layout;
    layout.board = stage.pixels({board_x, top, right - board_gap - board_x, height});
    layout.strip =
        stage.pixels({board_x, top + height - film_strip_height, right - board_gap - board_x, film_strip_height});
    layout.curve = stage.pixels({edge, curve_top, stage.width() - 2 * edge, curve_height});
    layout.preview = stage.pixels({edge, curve_top - gap - preview_size, preview_size, preview_size});

    layout.narrow = panel < words_from;
    const float seat_units = layout.narrow ? narrow_seat_height : seat_height;
    float y = top;
    for (auto& seat : layout.seats.values) {
        seat = stage.pixels({edge, y, panel, seat_units});
        y += seat_units + gap;
    }
    layout.card = stage.pixels({edge, y, panel, top + height - y});

    y = top + height - primary_height;
    const float film = layout.narrow ? primary_height : film_width;
    layout.play_on = stage.pixels({right, y, has_films ? panel - gap - film : panel, primary_height});
    if (has_films) layout.film = stage.pixels({right + panel - film, y, film, primary_height - 6});
    y -= gap + button_height;
    const float half = (panel - gap) / 2;
    layout.next_mistake = stage.pixels({right, y, half, button_height});
    layout.try_again = stage.pixels({right + half + gap, y, half, button_height});
    y -= gap + step_height;
    const float quarter = (panel - 3 * gap) / 4;
    for (std::size_t step = 0; step < layout.steps.size(); ++step) {
        const float x = right + static_cast<float>(step) * (quarter + gap);
        layout.steps[step] = stage.pixels({x, y, quarter, step_height});
    }
    layout.moves = stage.pixels({right, top, panel, y - gap - top});
    return layout;
}

} // namespace zugzwang
