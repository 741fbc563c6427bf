#include <algorithm>
#include <cmath>

#include "scenes/frame/top_bar.hpp"
#include "scenes/table/seat_clock.hpp"
#include "scenes/table/table_panels.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr float strip_below = 0.25F; ///< Height to width.
constexpr float mark_size = 42;
constexpr float win_size = 22, win_pitch = 30;
constexpr float button_side = 56, button_gap = 8, button_inset = 12; ///< Units.

bool is_strip(Rect area) { return area.height < area.width * strip_below; }

/// The width that buttons take from the right end of the words, 0 without any.
float reserved(Rect area, const SeatLook& look, const Canvas& canvas) {
    const auto buttons = seat_buttons(area, look.buttons, canvas.scale());
    return buttons.empty() ? 0 : area.right() - buttons.back().x;
}

PanelLook ground(const SeatLook& look) {
    if (!look.to_move && !look.won) return {};
    return {.rim = role_of(look.side), .side_bar = 1};
}

/// Beside and below the middle of the seat's mark: one line, or two smaller ones, which are shortened to one where they
/// do not suffice; true when it took two.
bool paint_note(const std::string& note, Vec head, float width, Canvas& canvas) {
    TextStyle style{.size = canvas.px(Measure::caption), .paint = {Role::soft}};
    style.size = fitting_size(note, style, width, canvas.px(Measure::smallest), canvas);
    if (canvas.measured(note, style).width <= width) {
        canvas.text(note, {head.x, head.y + canvas.px(20.0F)}, style);
        return false;
    }
    const float one_line = canvas.measured(note, style).height;
    TextStyle wrapped = style;
    wrapped.wrap_width = width;
    if (canvas.measured(note, wrapped).height > 2.5F * one_line) {
        style.max_width = width;
        canvas.text(note, {head.x, head.y + canvas.px(20.0F)}, style);
        return false;
    }
    style.wrap_width = width;
    style.align_y = AlignY::top;
    canvas.text(note, {head.x, head.y - canvas.px(5.0F)}, style);
    return true;
}

/// The games won in a match, in place of the note: of those that win it, filled marks; in an open one their number.
void paint_wins(const SeatLook& look, Vec left, float width, Canvas& canvas) {
    const auto [won, target] = *look.match;
    if (target == 0) {
        canvas.text(tr_n("{n} win", "{n} wins", won), left,
                    {.size = canvas.px(Measure::caption), .paint = {Role::soft}, .max_width = width});
        return;
    }
    const float pitch = std::min(canvas.px(win_pitch), width / static_cast<float>(target));
    const float radius = std::min(canvas.px(win_size), pitch * 0.8F) / 2, rim = canvas.px(2.0F);
    for (int game = 0; game < target; ++game) {
        const Vec at{std::round(left.x + radius + static_cast<float>(game) * pitch), left.y};
        if (game < won)
            paint_mark(look.side, at, 2 * radius, canvas);
        else
            canvas.ring(at, radius * 0.8F, rim, {Role::undrawn});
    }
}

/// Of the big number: as large as it can be up to `wanted`, in `room`.
TextStyle figure_style(const std::string& number, Side side, float wanted, float room, const Canvas& canvas) {
    TextStyle style{
        .size = wanted, .paint = {role_of(side)}, .weight = Weight::extra_bold, .align_y = AlignY::baseline};
    style.size = fitting_size(number, style, room, canvas.px(Measure::smallest), canvas);
    style.max_width = room;
    return style;
}

void paint_panel_seat(Rect area, const SeatLook& look, Canvas& canvas) {
    const float pad = canvas.px(Measure::panel_padding);
    const float right = area.right() - pad;
    const float mark = canvas.px(mark_size);
    const float head = area.y + std::round(area.height * 0.26F);
    paint_mark(look.side, {area.x + pad + mark / 2, head}, mark, canvas);
    const float words = area.x + pad + mark * 1.3F;
    const float end = std::min(right, area.right() - reserved(area, look, canvas) - canvas.px(button_gap));
    const bool two_lines = !look.match && paint_note(look.info.note, {words, head}, end - words, canvas);
    if (look.match) paint_wins(look, {words, head + canvas.px(20.0F)}, end - words, canvas);
    TextStyle name{.size = canvas.px(Measure::heading), .paint = {Role::ink}, .weight = Weight::bold};
    name.size = fitting_size(look.info.name, name, end - words, canvas.px(Measure::caption), canvas);
    name.max_width = end - words;
    canvas.text(look.info.name, {words, head - canvas.px(two_lines ? 24.0F : 15.0F)}, name);

    const float base = area.bottom() - std::round(area.height * (two_lines ? 0.12F : 0.16F));
    const float clock = paint_seat_clock(look.info, {right, base},
                                         {.size = canvas.px(Measure::heading), .align_y = AlignY::baseline}, canvas);
    const float room = right - clock - pad / 2 - area.x - pad;
    const auto& number = look.info.figure.number;
    const float figure = canvas
                             .text(number, {area.x + pad, base},
                                   figure_style(number, look.side, canvas.px(Measure::figure), room, canvas))
                             .width;
    const float caption = area.x + pad + figure + canvas.px(14.0F);
    const float left_over = right - clock - pad / 2 - caption;
    if (left_over <= canvas.px(Measure::smallest)) return;
    canvas.text(look.info.figure.caption, {caption, base},
                {.size = canvas.px(Measure::caption),
                 .paint = {Role::soft},
                 .align_y = AlignY::baseline,
                 .max_width = left_over});
}

void paint_strip_seat(Rect area, const SeatLook& look, Canvas& canvas) {
    const float pad = canvas.px(20.0F);
    const float middle = area.y + area.height / 2;
    const float mark = canvas.px(mark_size);
    paint_mark(look.side, {area.x + pad + mark / 2, middle}, mark, canvas);
    float right = area.right() - pad - reserved(area, look, canvas);
    right -=
        paint_seat_clock(look.info, {right, middle}, {.size = canvas.px(Measure::body)}, canvas) + canvas.px(28.0F);
    right -= canvas
                 .text(look.info.figure.caption, {right, middle},
                       {.size = canvas.px(Measure::caption),
                        .paint = {Role::soft},
                        .align_x = AlignX::right,
                        .max_width = area.width * 0.26F})
                 .width +
             canvas.px(12.0F);
    const auto& number = look.info.figure.number;
    auto figure = figure_style(number, look.side, canvas.px(48.0F), area.width * 0.26F, canvas);
    figure.align_x = AlignX::right;
    figure.align_y = AlignY::middle;
    right -= canvas.text(number, {right, middle}, figure).width + canvas.px(16.0F);
    const float words = area.x + pad + mark * 1.3F;
    const float room = std::max(1.0F, right - words);
    canvas.text(look.info.name, {words, middle - canvas.px(15.0F)},
                {.size = canvas.px(Measure::body), .paint = {Role::ink}, .weight = Weight::bold, .max_width = room});
    if (look.match) return paint_wins(look, {words, middle + canvas.px(17.0F)}, room, canvas);
    canvas.text(look.info.note, {words, middle + canvas.px(17.0F)},
                {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .max_width = room});
}

} // namespace

std::vector<Rect> seat_buttons(Rect area, std::size_t count, float scale) {
    const bool for_fingers = is_strip(area) && area.height >= touch_side * scale;
    const float side = (for_fingers ? touch_side : button_side) * scale, inset = button_inset * scale;
    const float y = is_strip(area) ? area.centre().y - side / 2 : area.y + inset;
    std::vector<Rect> places;
    for (std::size_t index = 0; index < count; ++index) {
        const float x = area.right() - inset - side - static_cast<float>(index) * (side + button_gap * scale);
        places.push_back(snapped({x, y, side, side}));
    }
    return places;
}

void paint_seat(Rect area, const SeatLook& look, Canvas& canvas) {
    paint_panel(area, ground(look), canvas);
    if (is_strip(area))
        paint_strip_seat(area, look, canvas);
    else
        paint_panel_seat(area, look, canvas);
}

} // namespace zugzwang
