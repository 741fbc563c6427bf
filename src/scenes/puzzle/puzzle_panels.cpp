#include "scenes/puzzle/puzzle_panels.hpp"

#include <algorithm>
#include <cmath>

#include "puzzles/puzzle.hpp"
#include "scenes/widgets/arc.hpp"
#include "scenes/widgets/formats.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {

namespace {

constexpr float inner = 28; ///< Units, between a panel's edge and what is in it.

/// What is in a panel, from left to right.
struct Span {
    Span(Rect area, const Canvas& canvas) : left(area.x + canvas.px(inner)), right(area.right() - canvas.px(inner)) {}

    [[nodiscard]] float width() const { return right - left; }

    float left, right;
};

void paint_diamonds(Vec right, int lit, Canvas& canvas) {
    const float radius = canvas.px(13.0F), pitch = canvas.px(30.0F);
    for (int index = 0; index < puzzles::hardest; ++index) {
        const Vec at{right.x - radius - static_cast<float>(puzzles::hardest - 1 - index) * pitch, right.y};
        canvas.diamond(at, radius, {index < lit ? Role::act : Role::undrawn});
        if (index >= lit) canvas.diamond(at, radius - canvas.px(2.5F), {Role::panel_bottom});
    }
}

void paint_tick(Vec centre, float size, Role role, Canvas& canvas) {
    const std::array<Vec, 3> points{Vec{centre.x - size * 0.45F, centre.y + size * 0.02F},
                                    Vec{centre.x - size * 0.12F, centre.y + size * 0.34F},
                                    Vec{centre.x + size * 0.46F, centre.y - size * 0.34F}};
    canvas.polyline(points, {.paint = {role}, .width = std::max(1.5F, size * 0.2F)});
}

void paint_cross(Vec centre, float size, Role role, Canvas& canvas) {
    const LineStyle style{.paint = {role}, .width = std::max(1.5F, size * 0.16F)};
    const float reach = size * 0.4F;
    canvas.line({centre.x - reach, centre.y - reach}, {centre.x + reach, centre.y + reach}, style);
    canvas.line({centre.x - reach, centre.y + reach}, {centre.x + reach, centre.y - reach}, style);
}

void paint_week_day(Rect cell, bool solved, bool today, Canvas& canvas) {
    const float radius = canvas.px(8.0F);
    if (solved) {
        canvas.box(cell, {.top = Role::act, .bottom = Role::act, .radius = radius});
        paint_tick(cell.centre(), cell.width * 0.5F, Role::primary_ink, canvas);
    } else {
        canvas.box(cell, {.top = Role::well,
                          .bottom = Role::well,
                          .radius = radius,
                          .rim = Role::button_rim,
                          .rim_width = canvas.px(Measure::rim)});
    }
    if (today)
        paint_ring(cell, {.radius = radius, .gap = canvas.px(6.0F), .width = canvas.px(3.0F), .paint = {Role::act}},
                   canvas);
}

void paint_week(Vec at, float width, const puzzles::Streak& streak, std::size_t weekday, Canvas& canvas) {
    const std::array<std::string, 7> names{tr("Mo"), tr("Tu"), tr("We"), tr("Th"), tr("Fr"), tr("Sa"), tr("Su")};
    const float side = canvas.px(40.0F), pitch = (width - side) / 6;
    for (std::size_t index = 0; index < names.size(); ++index) {
        const Rect cell{std::round(at.x + static_cast<float>(index) * pitch), at.y, side, side};
        paint_week_day(cell, streak.week[index], index == weekday, canvas);
        canvas.text(names[index], {cell.centre().x, cell.bottom() + canvas.px(28.0F)},
                    {.size = canvas.px(Measure::smallest),
                     .paint = {index == weekday ? Role::ink : Role::soft},
                     .weight = index == weekday ? Weight::bold : Weight::regular,
                     .align_x = AlignX::centre});
    }
}

/// A big number with words after it, on one base line; answers nothing wider than `width`.
void paint_figure(const std::string& number, const std::string& words, Vec base, float width, Role role, float size,
                  Canvas& canvas) {
    TextStyle style{
        .size = size, .paint = {role}, .weight = Weight::extra_bold, .align_y = AlignY::baseline, .max_width = width};
    const float taken = canvas.text(number, base, style).width + canvas.px(14.0F);
    TextStyle after{.size = canvas.px(Measure::caption), .paint = {Role::soft}, .align_y = AlignY::baseline};
    after.size = fitting_size(words, after, width - taken, canvas.px(Measure::smallest), canvas);
    after.max_width = width - taken;
    canvas.text(words, {base.x + taken, base.y}, after);
}

std::string days_words(const puzzles::Streak& streak) {
    return tr_n("day, best {best}", "days, best {best}", streak.now, {{"best", streak.best}});
}

} // namespace

void paint_panel_head(Rect area, const std::string& left, const std::string& right, Canvas& canvas) {
    const Span span(area, canvas);
    const float y = area.y + canvas.px(42.0F);
    TextStyle head{.size = canvas.px(Measure::caption), .paint = {Role::soft}, .weight = Weight::semibold};
    const float taken = canvas.text(left, {span.left, y}, head).width + canvas.px(16.0F);
    if (right.empty()) return;
    canvas.text(right, {span.right, y},
                {.size = canvas.px(Measure::caption),
                 .paint = {Role::soft},
                 .align_x = AlignX::right,
                 .max_width = span.width() - taken});
}

void paint_puzzle_number(Rect area, const NumberLook& look, Canvas& canvas) {
    paint_panel(area, {}, canvas);
    paint_panel_head(area, tr("Puzzle"), look.game, canvas);
    const Span span(area, canvas);
    canvas.text(std::to_string(look.number), {span.left, area.y + std::round(area.height * 0.46F)},
                {.size = canvas.px(Measure::figure), .paint = {Role::ink}, .weight = Weight::extra_bold});
    const float y = area.bottom() - canvas.px(52.0F);
    canvas.text(tr("Difficulty"), {span.left, y}, {.size = canvas.px(Measure::caption), .paint = {Role::soft}});
    paint_diamonds({span.right, y}, look.difficulty, canvas);
}

void paint_days(Rect area, const puzzles::Streak& streak, std::size_t weekday, Canvas& canvas) {
    paint_panel(area, {}, canvas);
    const Span span(area, canvas);
    const Role role = streak.now > 0 ? Role::act : Role::soft;
    const auto number = std::to_string(streak.now);
    if (area.height < canvas.px(150.0F)) {
        paint_figure(
            number,
            tr_n("day in a row, best {best}", "days in a row, best {best}", streak.now, {{"best", streak.best}}),
            {span.left, area.centre().y + canvas.px(14.0F)}, span.width(), role, canvas.px(44.0F), canvas);
        return;
    }
    paint_panel_head(area, tr("Days in a row"), {}, canvas);
    paint_figure(number, days_words(streak), {span.left, area.y + canvas.px(132.0F)}, span.width(), role,
                 canvas.px(Measure::figure), canvas);
    paint_week({span.left, area.bottom() - canvas.px(102.0F)}, span.width(), streak, weekday, canvas);
}

void paint_mover(Rect area, const MoverLook& look, Canvas& canvas) {
    paint_panel(area, look.to_move ? PanelLook{.rim = role_of(look.side), .side_bar = 1} : PanelLook{}, canvas);
    const Span span(area, canvas);
    const float mark = canvas.px(42.0F), head = area.y + canvas.px(50.0F);
    paint_mark(look.side, {span.left + mark / 2, head}, mark, canvas);
    const float words = span.left + mark * 1.3F;
    TextStyle title{.size = canvas.px(Measure::body), .paint = {Role::ink}, .weight = Weight::bold};
    title.size = fitting_size(look.title, title, span.right - words, canvas.px(Measure::smallest), canvas);
    canvas.text(look.title, {words, head - canvas.px(14.0F)}, title);
    canvas.text(tr("you"), {words, head + canvas.px(18.0F)},
                {.size = canvas.px(Measure::caption), .paint = {Role::soft}});
    paint_figure(std::to_string(look.moves), look.moves_words, {span.left, area.y + canvas.px(164.0F)}, span.width(),
                 role_of(look.side), canvas.px(64.0F), canvas);
    const float top = area.y + canvas.px(190.0F), bottom = area.bottom() - canvas.px(12.0F);
    TextStyle style{.size = canvas.px(Measure::caption),
                    .paint = {look.at_fault ? Role::bad : Role::soft},
                    .align_y = AlignY::top,
                    .wrap_width = span.width()};
    if (canvas.measured(look.words, style).height > bottom - top) style.size = canvas.px(Measure::smallest);
    canvas.clip({area.x, top, area.width, bottom - top});
    canvas.text(look.words, {span.left, top}, style);
    canvas.unclip();
}

void paint_short_mover(Rect area, const NumberLook& number, const MoverLook& mover, Canvas& canvas) {
    paint_panel(area, mover.to_move ? PanelLook{.rim = role_of(mover.side), .side_bar = 1} : PanelLook{}, canvas);
    const Span span(area, canvas);
    paint_panel_head(area, tr("Puzzle {number}", {{"number", number.number}}), number.game, canvas);
    const float mark = canvas.px(34.0F), middle = area.y + canvas.px(90.0F);
    paint_mark(mover.side, {span.left + mark / 2, middle}, mark, canvas);
    const float words = span.left + mark * 1.35F, room = span.right - words - canvas.px(160.0F);
    TextStyle title{.size = canvas.px(Measure::caption), .paint = {Role::ink}, .weight = Weight::bold};
    title.max_width = room;
    canvas.text(mover.title, {words, middle}, title);
    paint_diamonds({span.right, middle}, number.difficulty, canvas);
    TextStyle style{.size = canvas.px(Measure::smallest),
                    .paint = {mover.at_fault ? Role::bad : Role::soft},
                    .max_width = span.width()};
    canvas.text(mover.short_words, {span.left, area.bottom() - canvas.px(34.0F)}, style);
}

void paint_tries(Rect area, const std::vector<puzzles::Try>& tries, bool waits, Canvas& canvas) {
    constexpr std::size_t columns = 12, rows = 2;
    const float pitch = area.width / columns, side = std::round(pitch * 0.8F), radius = canvas.px(6.0F);
    const std::size_t rows_before = tries.size() >= columns * rows ? tries.size() / columns - rows + 1 : 0;
    for (std::size_t cell = 0; cell < columns * rows; ++cell) {
        const auto index = rows_before * columns + cell;
        const Rect box{std::round(area.x + static_cast<float>(cell % columns) * pitch),
                       area.y + static_cast<float>(cell / columns) * std::round(pitch), side, side};
        const auto outlined = [&](Role rim, float width) {
            canvas.box(box, {.top = Role::panel_bottom,
                             .bottom = Role::panel_bottom,
                             .radius = radius,
                             .rim = rim,
                             .rim_width = width});
        };
        if (index < tries.size() && tries[index] == puzzles::Try::solved) {
            canvas.box(box, {.top = Role::act, .bottom = Role::act, .radius = radius});
        } else if (index < tries.size() && tries[index] == puzzles::Try::helped) {
            outlined(Role::act, canvas.px(2.0F));
        } else if (index < tries.size()) {
            outlined(Role::bad, canvas.px(2.0F));
            paint_cross(box.centre(), side * 0.6F, Role::bad, canvas);
        } else if (index == tries.size() && waits) {
            outlined(Role::ink, canvas.px(3.0F));
        } else {
            outlined(Role::button_rim, canvas.px(Measure::rim));
        }
    }
}

void paint_rush(Rect area, const RushLook& look, Canvas& canvas) {
    paint_panel(area, {}, canvas);
    paint_panel_head(area, tr("Rush"), tr_n("{n} minute", "{n} minutes", 5), canvas);
    const Span span(area, canvas);
    const bool low = area.height < canvas.px(800.0F);
    const float radius = canvas.px(low ? 76.0F : 118.0F), width = canvas.px(low ? 12.0F : 18.0F);
    const Vec centre{area.centre().x, area.y + canvas.px(low ? 158.0F : 216.0F)};
    canvas.ring(centre, radius, width, {Role::button_top});
    paint_arc(centre, radius - width / 2, look.left / puzzles::rush_time,
              {.paint = {look.left < Seconds{30} ? Role::bad : Role::act}, .width = width}, canvas);
    canvas.text(clock_words(Seconds(std::ceil(look.left.count()))),
                {centre.x, centre.y - canvas.px(low ? 8.0F : 12.0F)},
                {.size = canvas.px(low ? 44.0F : 64.0F),
                 .paint = {Role::ink},
                 .weight = Weight::extra_bold,
                 .align_x = AlignX::centre});
    canvas.text(tr("left"), {centre.x, centre.y + canvas.px(low ? 30.0F : 44.0F)},
                {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .align_x = AlignX::centre});
    const float row = centre.y + radius + canvas.px(low ? 44.0F : 72.0F);
    paint_figure(std::to_string(look.solved), tr("solved"), {span.left, row + canvas.px(18.0F)},
                 span.width() - canvas.px(170.0F), Role::act, canvas.px(low ? 44.0F : 64.0F), canvas);
    const float disc = canvas.px(low ? 18.0F : 22.0F), pitch = disc * 2 + canvas.px(6.0F);
    for (int index = 0; index < puzzles::rush_misses; ++index) {
        const Vec at{span.right - disc - static_cast<float>(puzzles::rush_misses - 1 - index) * pitch, row};
        const bool missed = index < look.misses;
        canvas.ring(at, disc, canvas.px(2.0F), {missed ? Role::bad : Role::button_rim});
        if (missed) paint_cross(at, disc * 1.1F, Role::bad, canvas);
    }
    canvas.text(tr_n("{n} of three misses", "{n} of three misses", look.misses), {span.right, row + canvas.px(44.0F)},
                {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .align_x = AlignX::right});
    if (look.tries != nullptr)
        paint_tries({span.left, row + canvas.px(72.0F), span.width(), 0}, *look.tries, true, canvas);
    if (low) return;
    const float best = area.bottom() - canvas.px(212.0F);
    canvas.box({span.left, best - canvas.px(36.0F), span.width(), canvas.px(Measure::rim)},
               {.top = Role::button_rim, .bottom = Role::button_rim});
    canvas.text(tr("Best so far"), {span.left, best}, {.size = canvas.px(Measure::caption), .paint = {Role::soft}});
    canvas.text(
        look.best, {span.right, best},
        {.size = canvas.px(Measure::caption), .paint = {Role::ink}, .weight = Weight::bold, .align_x = AlignX::right});
}

} // namespace zugzwang
