#include <algorithm>
#include <array>
#include <cmath>

#include "scenes/table/table_panels.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang {

namespace {

constexpr float mark_size = 42, win_size = 22;

/// What is left of the game's time, by the second as the words tell it, or a warning.
void paint_sign(const SeatInfo::Clock& clock, Rect area, Canvas& canvas) {
    const Vec centre = area.centre();
    const float radius = std::round(area.height / 2);
    if (!clock.is_low) {
        const float width = std::max(1.0F, std::round(radius * 0.3F));
        canvas.ring(centre, radius, width, {Role::dim, 0.5F});
        const double left = clock.left.count(), part = left > 0 ? clock.part * std::ceil(left) / left : 0;
        ui::paint_arc(centre, radius - width / 2, std::min(1.0, part), {.paint = {Role::ink}, .width = width}, canvas);
        return;
    }
    const std::array<Vec, 3> triangle{Vec{centre.x, centre.y - radius * 0.85F},
                                      Vec{centre.x - radius * 0.9F, centre.y + radius * 0.7F},
                                      Vec{centre.x + radius * 0.9F, centre.y + radius * 0.7F}};
    canvas.blob(triangle, radius * 0.2F, {Role::bad});
    const float width = std::max(2.0F, std::round(radius * 0.26F));
    canvas.line({centre.x, centre.y - radius * 0.35F}, {centre.x, centre.y + radius * 0.15F},
                {.paint = {Role::backdrop_bottom}, .width = width});
    canvas.disc({centre.x, centre.y + radius * 0.55F}, width * 0.55F, {Role::backdrop_bottom});
}

/// The time used, or what is left of a limited one, with a sign when that is little.
ui::Node clock_of(const SeatInfo& seat, Measure size) {
    const auto& clock = seat.clock;
    const bool low = clock && clock->is_low;
    auto time = ui::line(clock ? left_words(clock->left) : clock_words(seat.used),
                         {.size = size,
                          .paint = {low ? Role::bad : Role::ink},
                          .weight = low ? Weight::bold : Weight::semibold,
                          .align = AlignX::right});
    if (!clock) return time;
    auto sign = ui::picture([its = *clock](Rect area, Canvas& canvas) { paint_sign(its, area, canvas); });
    return ui::row(std::move(sign).sized(win_size, win_size), std::move(time)).gaps(Measure::tight).hugs();
}

/// The games won in a match, in place of the note: of those that win it, filled marks; in an open one their number.
ui::Node wins_of(const SeatLook& look) {
    const auto [won, target] = *look.match;
    if (target == 0) return ui::line(tr_n("{n} win", "{n} wins", won), ui::caption_look);
    std::vector<ui::Node> wins;
    for (int game = 0; game < target; ++game) {
        auto win = game < won ? ui::mark(look.side, win_size) : ui::picture([](Rect area, Canvas& canvas) {
            canvas.ring(area.centre(), area.height * 0.4F, canvas.px(Measure::rim), {Role::undrawn});
        });
        wins.push_back(std::move(win).sized(win_size, win_size));
    }
    return ui::row(std::move(wins)).gaps(Measure::tight);
}

/// Words on the line that the big number stands on.
ui::Node on_the_line(ui::Node words, float below) {
    return ui::column(std::move(words), ui::space().sized(1, below)).along_at(ui::Align::end);
}

} // namespace

ui::Node seat_panel(const SeatLook& look, std::vector<ui::Node> buttons) {
    const auto& [name, note, person, figure, used, clock] = look.info;
    const auto number = [&look](Measure size) {
        return ui::line(look.info.figure.number,
                        {.size = size, .paint = {role_of(look.side)}, .weight = Weight::extra_bold});
    };
    auto called =
        ui::column(ui::line(name, {.size = look.strip ? Measure::body : Measure::heading, .weight = Weight::bold}),
                   look.match   ? wins_of(look)
                   : look.strip ? ui::line(note, {.size = Measure::smallest, .paint = {Role::soft}})
                                : ui::words(note, ui::caption_look))
            .wide()
            .gives_way();
    called.width.min = 120;
    auto caption = ui::line(figure.caption, ui::caption_look).gives_way();
    std::vector<ui::Node> line;
    line.push_back(ui::mark(look.side, mark_size));
    line.push_back(std::move(called));
    if (look.strip) {
        line.push_back(number(Measure::title));
        line.push_back(std::move(caption));
        line.push_back(clock_of(look.info, Measure::body));
    }
    for (auto& button : buttons)
        line.push_back(std::move(button));
    auto head = ui::row(std::move(line)).gaps(Measure::snug);
    auto seat = look.strip ? std::move(head).padded(Measure::snug)
                           : ui::column(std::move(head), ui::row(number(Measure::figure),
                                                                 on_the_line(std::move(caption).wide(), 12).wide(),
                                                                 on_the_line(clock_of(look.info, Measure::heading), 8))
                                                             .gaps(Measure::snug)
                                                             .across_at(ui::Align::end))
                                 .padded(Measure::apart);
    seat.ground = ui::Ground::panel;
    if (look.to_move || look.won) {
        seat.side_bar = true;
        seat.rim = role_of(look.side);
    }
    return std::move(seat).named(look.side == Side::first ? "seat-first" : "seat-second");
}

} // namespace zugzwang
