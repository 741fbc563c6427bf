#include "scenes/setup/setup_layout.hpp"

#include <algorithm>
#include <cmath>

#include "scenes/frame/column.hpp"
#include "scenes/frame/top_bar.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float panels_top = 140, panels_height = 676;
constexpr float wide_stage = 1800, wide_margin = 120;
constexpr float widest_options = 600, options_part = 0.357F;
constexpr float inner = 40; ///< Between a panel's edge and what is in it.
constexpr float header = 48, header_gap = 14, block_gap = 24;
constexpr float card_gap = 14, min_card = 172, highest_card = 148;
constexpr float swap_side = 58;
constexpr float widest_clock = 430, clock_part = 0.56F, clock_height = 46, sign_side = 32, sign_gap = 12;
constexpr float label_height = 34, label_gap = 10, control_height = 62, widest_pitch = 124;
constexpr float buttons_top = 850, button_height = 86, button_gap = 30;
constexpr float back_width = 300, watch_width = 330, play_width = 330;
constexpr float hints_y = 1015;
constexpr float look_width = 430, look_height = 52, look_gap = 20;

constexpr float upright_inner = 22, upright_header = 54, upright_help = 64, upright_play = 92, labels_above = 132,
                labels_beside = 0.36F;

} // namespace

SetupLayout::SetupLayout(Rect screen, const Canvas& canvas) : stage(screen, canvas) {
    if (is_upright()) {
        stack();
        return;
    }
    const float down = (stage.height() - 1080) / 2;
    const float margin = stage.width() >= wide_stage ? wide_margin : stage[Measure::edge];
    const float gap = stage[Measure::gap];
    const float room = stage.width() - 2 * margin;
    const float options_width = std::min(widest_options, room * options_part);
    seats_ = {margin, panels_top + down, room - options_width - gap, panels_height};
    options_ = {seats_.right() + gap, seats_.y, options_width, panels_height};
    seats = stage.pixels(seats_);
    options = stage.pixels(options_);
    const float top = buttons_top + down;
    back = stage.pixels({margin, top, back_width, button_height});
    play = stage.pixels({options_.right() - play_width, top, play_width, button_height});
    watch = stage.pixels({options_.right() - play_width - button_gap - watch_width, top, watch_width, button_height});
    const float help_left = margin + back_width + button_gap;
    help = stage.pixels(
        {help_left, top, options_.right() - play_width - 2 * button_gap - watch_width - help_left, button_height});
    look = stage.screen_pixels({left_of_icons(stage, 2) - look_gap - look_width,
                                (stage[Measure::top_bar] - look_height) / 2, look_width, look_height});
    look_reserved = look_width + look_gap;
    hints = stage.pixels({0, hints_y + down, stage.width(), 0});
}

void SetupLayout::stack() {
    Column column(upright_room(stage), upright_gap);
    parts = stage.pixels(column.top(touch_side));
    const Rect buttons = column.bottom(upright_play);
    watch = stage.pixels(part_of_row(buttons, 0, 2, upright_gap));
    play = stage.pixels(part_of_row(buttons, 1, 2, upright_gap));
    help = stage.pixels(column.bottom(upright_help));
    seats_ = options_ = column.rest();
    seats = options = stage.pixels(seats_);
}

SetupLayout::Cards SetupLayout::upright_cards(std::size_t count) const {
    const Rect block = seats_.inset(upright_inner);
    const float head = upright_header + touch_side + upright_gap;
    constexpr std::size_t columns = 2;
    const auto rows = static_cast<float>((count + columns - 1) / columns);
    const float room = block.height - head - card_gap * (rows - 1);
    return {.block = block,
            .columns = columns,
            .width = (block.width - card_gap) / 2,
            .height = std::min(highest_card, room / rows),
            .head = head};
}

SetupLayout::Cards SetupLayout::cards(Side side, std::size_t count) const {
    if (is_upright()) return upright_cards(count);
    const float room = (seats_.height - inner - block_gap) / 2;
    const float width = seats_.width - 2 * inner;
    const auto fitting = static_cast<std::size_t>((width + card_gap) / (min_card + card_gap));
    const std::size_t rows = (count + fitting - 1) / fitting;
    const std::size_t columns = (count + rows - 1) / rows;
    const float gaps = card_gap * static_cast<float>(rows - 1);
    const float height = std::min(highest_card, (room - header - header_gap - gaps) / static_cast<float>(rows));
    const float block = header + header_gap + height * static_cast<float>(rows) + gaps;
    const float y = seats_.y + inner * 0.6F + (side == Side::first ? 0 : room + block_gap * 0.5F) + (room - block) / 2;
    return {.block = {seats_.x + inner, y, width, block},
            .columns = columns,
            .width = (width - card_gap * static_cast<float>(columns - 1)) / static_cast<float>(columns),
            .height = height,
            .head = header + header_gap};
}

Rect SetupLayout::seat_header(Side side, std::size_t count) const {
    const Rect block = cards(side, count).block;
    return stage.pixels({block.x, block.y, block.width, is_upright() ? upright_header : header});
}

Rect SetupLayout::seat_card(Side side, std::size_t index, std::size_t count) const {
    const Cards seat = cards(side, count);
    const auto column = static_cast<float>(index % seat.columns);
    const auto row = static_cast<float>(index / seat.columns);
    return stage.pixels({seat.block.x + column * (seat.width + card_gap),
                         seat.block.y + seat.head + row * (seat.height + card_gap), seat.width, seat.height});
}

Rect SetupLayout::seat_clock(Side side, std::size_t count) const {
    const Rect block = cards(side, count).block;
    if (is_upright()) {
        const float left = sign_side + sign_gap, right = touch_side + upright_gap;
        return stage.pixels({block.x + left, block.y + upright_header, block.width - left - right, touch_side});
    }
    const float width = std::min(widest_clock, block.width * clock_part);
    const float right = block.right() - (side == Side::second ? swap_side + card_gap : 0);
    return stage.pixels({right - width, block.y + (header - clock_height) / 2, width, clock_height});
}

Rect SetupLayout::clock_sign(Side side, std::size_t count) const {
    const Rect clock = seat_clock(side, count);
    const float side_length = std::round(sign_side * stage.scale()), gap = std::round(sign_gap * stage.scale());
    return {clock.x - gap - side_length, std::round(clock.centre().y - side_length / 2), side_length, side_length};
}

Rect SetupLayout::swap_button(std::size_t count) const {
    const Rect block = cards(Side::second, count).block;
    if (is_upright())
        return stage.pixels({block.right() - touch_side, block.y + upright_header, touch_side, touch_side});
    return stage.pixels({block.right() - swap_side, block.y + (header - swap_side) / 2, swap_side, swap_side});
}

float SetupLayout::option_pitch(std::size_t count) const {
    return std::min(is_upright() ? labels_above : widest_pitch, (options_.height - inner) / static_cast<float>(count));
}

/// Upright the labels stand beside the controls where these would be too low under them.
Rect SetupLayout::option_label(std::size_t index, std::size_t count) const {
    const float pitch = option_pitch(count);
    const float y = options_.y + inner * 0.7F + static_cast<float>(index) * pitch;
    if (!is_upright()) return stage.pixels({options_.x + inner, y, options_.width - 2 * inner, label_height});
    const Rect row{options_.x + upright_inner, y, options_.width - 2 * upright_inner, pitch};
    if (pitch >= labels_above) return stage.pixels({row.x, row.y, row.width, label_height});
    return stage.pixels({row.x, row.y, row.width * labels_beside - upright_gap, pitch - upright_gap});
}

Rect SetupLayout::option_control(std::size_t index, std::size_t count) const {
    const float pitch = option_pitch(count);
    const float y = options_.y + inner * 0.7F + static_cast<float>(index) * pitch;
    if (is_upright()) {
        const Rect row{options_.x + upright_inner, y, options_.width - 2 * upright_inner, pitch};
        const float height = std::min(touch_side, pitch - upright_gap / 2);
        if (pitch >= labels_above) return stage.pixels({row.x, row.y + label_height, row.width, height});
        const float left = row.width * labels_beside;
        return stage.pixels({row.x + left, row.y, row.width - left, height});
    }
    const float height = std::min(control_height, pitch - label_height - 2 * label_gap);
    return stage.pixels({options_.x + inner, y + label_height + label_gap, options_.width - 2 * inner, height});
}

Rect SetupLayout::options_rest(std::size_t count) const {
    const float used = inner * 0.7F + static_cast<float>(count) * option_pitch(count);
    return stage.pixels({options_.x + inner, options_.y + used, options_.width - 2 * inner,
                         std::max(0.0F, options_.height - used - inner * 0.7F)});
}

} // namespace zugzwang
