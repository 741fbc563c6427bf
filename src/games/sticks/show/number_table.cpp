// The numbers of sticks as a table in which the losing ones stand below one another: M + 1 numbers make a row, or fill
// several rows of their own, or a row takes several times so many.
#include "games/sticks/show/optimal_lesson.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "games/sticks/think/formula.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson_parts.hpp"

namespace zugzwang::sticks {
namespace {

// Units of a 1080-line screen.
constexpr float gap = 12, max_width = 300, min_height = 98, max_height = 170, whole_height = 690; // heights of rows
constexpr float roomy = 176;     ///< A cell of this width has room for "take 3" beside the number,
constexpr float room_below = 96; ///< and of this one below it.
constexpr float line_width = 4, radius = 14, rim = 3;

/// A cell of this width has room for the largest number of sticks.
float narrowest(int left) { return left < 100 ? 50 : left < 1000 ? 68 : 86; }

float row_height(int rows) { return std::clamp(whole_height / static_cast<float>(rows), min_height, max_height); }

std::string verdict_words(const Verdict& verdict, bool whole) {
    if (verdict.take > 0)
        return whole ? tr("take {number}", {{"number", verdict.take}}) : tr("−{take}", {{"take", verdict.take}});
    if (verdict.lost) return whole ? tr("loses") : tr("×");
    return whole ? tr("wins") : tr("+");
}

} // namespace

void OptimalLesson::place_numbers(float width) {
    const int fitting = std::max(1, static_cast<int>((width - gap) / (narrowest(state_.left) + gap)));
    const int numbers = period(state_), most_rows = static_cast<int>(whole_height / min_height);
    block_rows_ = (numbers + fitting - 1) / fitting;
    columns_ = std::min((numbers + block_rows_ - 1) / block_rows_, state_.left + 1);
    while (block_rows_ == 1 && columns_ + numbers <= fitting && rows() > most_rows)
        columns_ += numbers;
    cell_width_ = std::clamp((width - gap) / static_cast<float>(columns_) - gap, 1.0F, max_width);
}

OptimalLesson::Place OptimalLesson::place_of(int number) const {
    const int block = block_rows_ == 1 ? columns_ : period(state_); // numbers from one first column to the next
    const int before = state_.misere ? 1 : 0;                       // 0 stands alone, so that 1 begins a row
    if (number < before) return {0, (block - 1) % columns_};
    const int within = (number - before) % block;
    return {before + (number - before) / block * block_rows_ + within / columns_, within % columns_};
}

ui::Node OptimalLesson::table(const Look& look) {
    std::vector<std::vector<int>> numbers(static_cast<std::size_t>(rows()),
                                          std::vector<int>(static_cast<std::size_t>(columns_), -1));
    for (int number = 0; number <= state_.left; ++number) {
        const auto [row, column] = place_of(number);
        numbers[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = number;
    }
    const auto row_of = [this, look, numbers](std::size_t row) {
        const float height = row_height(rows()) - 2 * gap;
        std::vector<ui::Node> cells;
        for (const int number : numbers[row]) {
            auto node = number < 0 ? ui::space() : cell(number, look);
            cells.push_back(std::move(node).sized(cell_width_, height));
        }
        auto way = ui::picture(
            [this, look, row](Rect area, Canvas& canvas) { paint_take(static_cast<int>(row), area, look, canvas); });
        return ui::stack(std::move(way).fills(), ui::row(std::move(cells)).gaps(Measure::snug).padded(Measure::snug));
    };
    // The row after the one that is looked at is seen as well.
    const int next = std::min(place_of(look.number).row + 1, rows() - 1);
    auto list = ui::list({.count = numbers.size(),
                          .height = row_height(rows()),
                          .row = row_of,
                          .chosen = static_cast<std::size_t>(next)});
    // Without the bar that tells where it stands.
    list.reactions.place = [this](Rect area) {
        place_numbers((area.width - canvas().px(Measure::apart)) / canvas().scale());
    };
    return ui::column(std::move(list).named("numbers")).on(ui::Ground::panel).padded(Measure::near).fills();
}

ui::Node OptimalLesson::cell(int number, const Look& look) {
    const bool known = number <= look.number, beside = cell_width_ >= roomy;
    const auto& verdict = verdicts_[static_cast<std::size_t>(number)];
    const Role role = verdict.lost ? Role::bad : look.done && number == look.number ? Role::act : Role::soft;
    auto figure = ui::line(std::to_string(number), {.size = beside ? Measure::title : Measure::heading,
                                                    .paint = {known ? Role::ink : Role::dim},
                                                    .weight = Weight::bold,
                                                    .align = AlignX::centre});
    auto words = ui::line(verdict_words(verdict, cell_width_ >= room_below),
                          {.size = beside ? Measure::heading : Measure::caption,
                           .paint = {role},
                           .weight = verdict.lost ? Weight::bold : Weight::medium,
                           .align = AlignX::centre})
                     .when(known);
    auto ground =
        ui::picture([this, number, look](Rect area, Canvas& canvas) { paint_cell(number, area, look, canvas); });
    auto on_it = beside ? ui::row(std::move(figure).wide(), std::move(words).wide(1.4F))
                        : ui::column(std::move(figure), std::move(words)).along_at(ui::Align::centre);
    const auto step = static_cast<std::size_t>(number);
    return pointing(ui::stack(std::move(ground).fills(), std::move(on_it).fills()), pointed_, step, step)
        .named(filled("number:{}", number));
}

void OptimalLesson::paint_cell(int number, Rect area, const Look& look, Canvas& canvas) const {
    const float corner = canvas.px(radius), edge = canvas.px(rim);
    const bool known = number <= look.number, now = number == look.number;
    const auto& from = verdicts_[static_cast<std::size_t>(look.number)];
    const bool left = from.take > 0 && number == look.number - from.take; // by the take from there
    const bool lost = known && verdicts_[static_cast<std::size_t>(number)].lost;
    canvas.box(area, {.top = now ? Role::selected_top : Role::well,
                      .bottom = now ? Role::selected_bottom : Role::well,
                      .radius = corner,
                      .rim = lost ? Role::bad : Role::panel_rim,
                      .rim_width = known ? edge : 0,
                      .alpha = known ? 1.0F : 0.6F});
    if (lost) canvas.box(area, {.top = Role::bad, .bottom = Role::bad, .radius = corner, .alpha = 0.16F});
    const bool pointed = pointed_ == static_cast<std::size_t>(number);
    if (!now && !left && !pointed) return;
    const Role role = look.done && !pointed ? Role::act : Role::ink;
    paint_ring(area, {.radius = corner, .gap = edge, .width = canvas.px(line_width), .paint = {role}}, canvas);
}

void OptimalLesson::paint_take(int row, Rect area, const Look& look, Canvas& canvas) const {
    const int take = verdicts_[static_cast<std::size_t>(look.number)].take;
    const Place from = place_of(look.number), to = place_of(look.number - take);
    if (take == 0 || row > from.row || row < to.row) return;
    // Between the cells, where no words are; from row to row at the left of the first column.
    const float away = canvas.px(gap), lane = std::round(away / 2);
    const auto middle = [&](Place place) {
        return area.x + away + (static_cast<float>(place.column) + 0.5F) * (canvas.px(cell_width_) + away) - away / 2;
    };
    const float side = area.x + lane, above = area.y + lane, cells = area.y + away - canvas.px(rim);
    std::vector<Vec> way{{middle(from), cells}, {middle(from), above}};
    if (to.row == from.row)
        way.insert(way.end(), {{middle(to), above}, {middle(to), cells}});
    else if (row == from.row)
        way.insert(way.end(), {{side, above}, {side, area.y}});
    else if (row > to.row)
        way = {{side, area.bottom()}, {side, area.y}};
    else
        way = {{side, area.bottom()}, {side, area.centre().y}, {area.x + away, area.centre().y}};
    canvas.polyline(way, {.paint = {look.done ? Role::act : Role::ink, look.progress}, .width = canvas.px(line_width)});
}

} // namespace zugzwang::sticks
