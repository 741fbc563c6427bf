#include "scenes/puzzle/puzzle_pictures.hpp"
#include "scenes/frame/star.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "puzzles/puzzle.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang {

namespace {

constexpr Seconds hurry{30}; ///< So much before its end the clock of a rush changes its colour.

void paint_cross(Vec centre, float size, Canvas& canvas) {
    const LineStyle style{.paint = {Role::bad}, .width = std::max(1.5F, size * 0.16F)};
    const float reach = size * 0.4F;
    canvas.line({centre.x - reach, centre.y - reach}, {centre.x + reach, centre.y + reach}, style);
    canvas.line({centre.x - reach, centre.y + reach}, {centre.x + reach, centre.y - reach}, style);
}

void paint_cell(Rect cell, Role fill, Role rim, float rim_width, Canvas& canvas) {
    canvas.box(cell,
               {.top = fill, .bottom = fill, .radius = canvas.px(Measure::tight), .rim = rim, .rim_width = rim_width});
}

void paint_week_day(Rect cell, bool solved, bool missed, bool today, Canvas& canvas) {
    const Role fill = solved && !missed ? Role::act : Role::well;
    paint_cell(cell, fill, solved ? Role::act : Role::button_rim, canvas.px(Measure::rim), canvas);
    if (solved) paint_tick(cell.centre(), cell.width * 0.5F, missed ? Role::act : Role::primary_ink, canvas);
    if (today)
        paint_ring(cell,
                   {.radius = canvas.px(Measure::tight),
                    .gap = canvas.px(Measure::focus_gap),
                    .width = canvas.px(Measure::rim) * 1.5F,
                    .paint = {Role::act}},
                   canvas);
}

} // namespace

void paint_difficulty(Rect area, int difficulty, Canvas& canvas) {
    const float pitch = area.width / puzzles::hardest;
    for (int index = 0; index < puzzles::hardest; ++index)
        paint_star(index < difficulty, {area.x + (static_cast<float>(index) + 0.5F) * pitch, area.centre().y},
                   area.height, canvas);
}

void paint_week(Rect area, const puzzles::Streak& streak, std::size_t weekday, Canvas& canvas) {
    const std::array<std::string, 7> names{tr("Mo"), tr("Tu"), tr("We"), tr("Th"), tr("Fr"), tr("Sa"), tr("Su")};
    const float pitch = area.width / 7, side = std::round(std::min(pitch * 0.75F, area.height / 2));
    const float ring = canvas.px(Measure::snug);
    for (std::size_t index = 0; index < names.size(); ++index) {
        const float x = area.x + (static_cast<float>(index) + 0.5F) * pitch;
        paint_week_day(snapped({x - side / 2, area.y + ring, side, side}), streak.week[index], streak.missed[index],
                       index == weekday, canvas);
        canvas.text(names[index], {x, area.bottom() - canvas.px(Measure::smallest) / 2},
                    {.size = canvas.px(Measure::smallest),
                     .paint = {index == weekday ? Role::ink : Role::soft},
                     .weight = index == weekday ? Weight::bold : Weight::regular,
                     .align_x = AlignX::centre});
    }
}

void paint_tries(Rect area, const std::vector<puzzles::Try>& tries, bool waits, Canvas& canvas) {
    constexpr std::size_t columns = 12;
    const float pitch = area.width / columns, side = std::round(pitch * 0.8F);
    const auto rows = static_cast<std::size_t>(std::max(1.0F, std::floor(area.height / std::floor(pitch))));
    const std::size_t rows_before = tries.size() >= columns * rows ? tries.size() / columns - rows + 1 : 0;
    const float rim = canvas.px(Measure::rim);
    for (std::size_t cell = 0; cell < columns * rows; ++cell) {
        const auto index = rows_before * columns + cell;
        const Rect box{std::round(area.x + static_cast<float>(cell % columns) * pitch),
                       area.y + static_cast<float>(cell / columns) * std::round(pitch), side, side};
        const bool is_next = index == tries.size() && waits;
        if (index >= tries.size()) {
            paint_cell(box, Role::panel_bottom, is_next ? Role::ink : Role::button_rim, is_next ? rim * 1.5F : rim,
                       canvas);
            continue;
        }
        const bool solved = tries[index] == puzzles::Try::solved, missed = tries[index] == puzzles::Try::missed;
        paint_cell(box, solved ? Role::act : Role::panel_bottom, missed ? Role::bad : Role::act, rim, canvas);
        if (missed) paint_cross(box.centre(), side * 0.6F, canvas);
    }
}

void paint_rush_clock(Rect area, Seconds left, Canvas& canvas) {
    const float radius = std::min(area.width, area.height) / 2, width = std::round(radius * 0.15F);
    const Vec centre = area.centre();
    canvas.ring(centre, radius, width, {Role::button_top});
    ui::paint_arc(centre, radius - width / 2, left / puzzles::rush_time,
                  {.paint = {left < hurry ? Role::bad : Role::act}, .width = width}, canvas);
    const Seconds whole(std::ceil(left.count()));
    canvas.text(clock_words(whole), {centre.x, centre.y - radius * 0.1F},
                {.size = std::round(radius * 0.56F),
                 .paint = {Role::ink},
                 .weight = Weight::extra_bold,
                 .align_x = AlignX::centre});
    canvas.text(tr_n("left", "left", std::lround(whole.count())), {centre.x, centre.y + radius * 0.4F},
                {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .align_x = AlignX::centre});
}

void paint_misses(Rect area, int misses, Canvas& canvas) {
    const float pitch = area.width / puzzles::rush_misses;
    const float radius = std::round(std::min(area.height, pitch * 0.9F) / 2);
    for (int index = 0; index < puzzles::rush_misses; ++index) {
        const Vec at{area.x + (static_cast<float>(index) + 0.5F) * pitch, area.centre().y};
        const bool missed = index < misses;
        canvas.ring(at, radius, canvas.px(Measure::rim), {missed ? Role::bad : Role::button_rim});
        if (missed) paint_cross(at, radius * 1.1F, canvas);
    }
}

void paint_only_move(Rect area, Canvas& canvas) {
    canvas.disc(area.centre(), area.height / 2, {Role::act});
    canvas.text("!", area.centre(),
                {.size = area.height * 0.7F,
                 .paint = {Role::primary_ink},
                 .weight = Weight::extra_bold,
                 .align_x = AlignX::centre});
}

void paint_initial(Rect area, char letter, bool here, Canvas& canvas) {
    canvas.box(area, {.top = Role::well,
                      .bottom = Role::well,
                      .radius = canvas.px(Measure::snug),
                      .rim = here ? Role::act : Role::button_rim,
                      .rim_width = canvas.px(Measure::rim) * (here ? 2 : 1)});
    canvas.text(std::string(1, letter), area.centre(),
                {.size = area.height * 0.62F,
                 .paint = {here ? Role::act : Role::ink},
                 .weight = Weight::extra_bold,
                 .align_x = AlignX::centre});
}

void paint_chip_tick(Rect chip, bool missed, Canvas& canvas) {
    const float size = canvas.px(Measure::apart);
    const Vec at{chip.right() - size * 0.55F, chip.y + size * 0.3F};
    canvas.disc(at, size / 2, {Role::act});
    if (missed) canvas.disc(at, size / 2 - canvas.px(Measure::rim), {Role::well});
    paint_tick(at, size * 0.55F, missed ? Role::act : Role::primary_ink, canvas);
}

} // namespace zugzwang
