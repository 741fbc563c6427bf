#include "scenes/puzzle/puzzle_panels.hpp"

#include <algorithm>
#include <cmath>

#include "puzzles/puzzle.hpp"
#include "scenes/frame/star.hpp"
#include "scenes/puzzle/panel_parts.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang {

namespace {

void paint_diamonds(Vec right, int lit, Canvas& canvas) {
    const float height = canvas.px(34.0F), pitch = canvas.px(30.0F);
    for (int index = 0; index < puzzles::hardest; ++index) {
        const auto from_right = static_cast<float>(puzzles::hardest - 1 - index);
        paint_star(index < lit, {right.x - height / 3 - from_right * pitch, right.y}, height, canvas);
    }
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

std::string days_words(const puzzles::Streak& streak) {
    return tr_n("day, best {best}", "days, best {best}", streak.now, {{"best", streak.best}});
}

} // namespace

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
        const bool narrow = area.width < canvas.px(300.0F);
        paint_figure(number,
                     narrow ? days_words(streak)
                            : tr_n("day in a row, best {best}", "days in a row, best {best}", streak.now,
                                   {{"best", streak.best}}),
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
    TextStyle subtitle{.size = canvas.px(Measure::caption), .paint = {Role::soft}};
    if (canvas.measured(look.subtitle, subtitle).width <= span.right - words) {
        canvas.text(look.subtitle, {words, head + canvas.px(18.0F)}, subtitle);
    } else { // two lines
        subtitle = {.size = canvas.px(Measure::smallest),
                    .paint = {Role::soft},
                    .align_y = AlignY::top,
                    .wrap_width = span.right - words};
        canvas.text(look.subtitle, {words, head + canvas.px(4.0F)}, subtitle);
    }
    if (!look.at_fault)
        paint_figure(std::to_string(look.moves), look.moves_words, {span.left, area.y + canvas.px(164.0F)},
                     span.width(), role_of(look.side), canvas.px(64.0F), canvas);
    const float top = area.y + canvas.px(look.at_fault ? 116.0F : 190.0F), bottom = area.bottom() - canvas.px(12.0F);
    TextStyle style{.size = canvas.px(Measure::caption),
                    .paint = {look.at_fault ? Role::ink : Role::soft},
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
    const float words = span.left + mark * 1.35F;
    TextStyle title{.size = canvas.px(Measure::caption), .paint = {Role::ink}, .weight = Weight::bold};
    const auto& said = mover.to_move && !mover.subtitle.empty() ? mover.subtitle : mover.title;
    if (canvas.measured(said, title).width > span.right - words) { // two lines
        title.size = canvas.px(Measure::smallest);
        title.wrap_width = span.right - words;
    }
    canvas.text(said, {words, middle}, title);
    const float last = area.bottom() - canvas.px(34.0F);
    paint_diamonds({span.right, last}, number.difficulty, canvas);
    canvas.text(
        mover.short_words, {span.left, last},
        {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .max_width = span.width() - canvas.px(160.0F)});
}

void paint_tries(Rect area, const std::vector<puzzles::Try>& tries, bool waits, Canvas& canvas) {
    constexpr std::size_t columns = 12;
    const float pitch = area.width / columns;
    const auto rows = static_cast<std::size_t>(std::max(1.0F, std::floor(area.height / std::floor(pitch))));
    const float side = std::round(pitch * 0.8F), radius = canvas.px(6.0F);
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

} // namespace zugzwang
