#include "scenes/guide/guide_layout.hpp"

#include <algorithm>

#include "scenes/frame/column.hpp"
#include "scenes/frame/top_bar.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float board_top = 168, board_side = 560, broad_board = 1180;
constexpr float skip_width = 150, skip_height = 58, skip_gap = 20;
constexpr float ending_top = 864, ending_width = 300, ending_height = 74, ending_gap = 24;
constexpr float head_y = 118, sentence_y = 770, sentence_width = 1000;
constexpr float steps_y = 922, counter_y = 974, hints_y = 1034;
constexpr float upright_head = 50, upright_sentence = 250, upright_steps = 50, upright_counter = 36;

Rect skip_button(const Stage& stage, float height) {
    return stage.screen_pixels(
        {left_of_icons(stage, 0) - skip_gap - skip_width, (stage[Measure::top_bar] - height) / 2, skip_width, height});
}

GuideLayout wide(const Stage& stage, bool square) {
    const float down = (stage.height() - 1080) / 2;
    const float room = stage.width() - 2 * stage[Measure::edge];
    const float width = square ? board_side : std::min(broad_board, room);
    const auto line = [&](float y) { return stage.pixels({0, y + down, stage.width(), 0}); };
    const auto ending = [&](float x) {
        return stage.pixels({stage.width() / 2 + x, ending_top + down, ending_width, ending_height});
    };
    return {.board = stage.pixels({(stage.width() - width) / 2, board_top + down, width, board_side}),
            .skip = skip_button(stage, skip_height),
            .once_more = ending(-ending_width - ending_gap / 2),
            .done = ending(ending_gap / 2),
            .head = line(head_y),
            .sentence = stage.pixels({(stage.width() - sentence_width) / 2, sentence_y + down, sentence_width, 0}),
            .steps = line(steps_y),
            .counter = line(counter_y),
            .hints = line(hints_y)};
}

GuideLayout upright(const Stage& stage) {
    Column column(upright_room(stage), upright_gap);
    const auto middle = [&](Rect piece) { return stage.pixels({0, piece.centre().y, stage.width(), 0}); };
    GuideLayout layout;
    layout.skip = skip_button(stage, touch_side);
    layout.head = middle(column.top(upright_head));
    const Rect buttons = column.bottom(touch_side);
    layout.once_more = stage.pixels(part_of_row(buttons, 0, 2, upright_gap));
    layout.done = stage.pixels(part_of_row(buttons, 1, 2, upright_gap));
    const float side = std::min(column.rest().width, column.rest().height - upright_sentence - upright_steps -
                                                         upright_counter - 3 * upright_gap);
    layout.board = stage.pixels(column.top(side));
    const Rect sentence = column.top(upright_sentence);
    layout.sentence = stage.pixels({sentence.x, sentence.y + upright_gap, sentence.width, 0});
    layout.steps = middle(column.top(upright_steps));
    layout.counter = middle(column.top(upright_counter));
    return layout;
}

} // namespace

GuideLayout guide_layout(const Stage& stage, bool square) {
    return stage.is_upright() ? upright(stage) : wide(stage, square);
}

} // namespace zugzwang
