#include "games/sticks/show/number_grid.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::sticks {
namespace {

// Units of a 1080-line screen.
constexpr float cell_gap = 14, max_width = 300, min_height = 74, max_height = 150;
constexpr float roomy = 176; ///< A cell of this width has room for "take 3" beside the number.
constexpr float line_width = 4;

/// A cell of this width has room for the largest number of sticks.
float narrowest(int left) { return left < 100 ? 50 : left < 1000 ? 68 : 86; }

} // namespace

void NumberGrid::place(Rect area, const Canvas& canvas) {
    panel_ = area;
    area_ = area.inset(canvas.px(Measure::panel_padding));
    gap_ = canvas.px(cell_gap);
    const auto fitting = [&](float room, float least) {
        return std::max(1, static_cast<int>((room + gap_) / (canvas.px(least) + gap_)));
    };
    const int fit_columns = fitting(area_.width, narrowest(state_.left)), fit_rows = fitting(area_.height, min_height);
    const int numbers = period(state_);
    block_rows_ = (numbers + fit_columns - 1) / fit_columns;
    columns_ = std::min((numbers + block_rows_ - 1) / block_rows_, state_.left + 1);
    while (block_rows_ == 1 && columns_ + numbers <= fit_columns && rows() > fit_rows)
        columns_ += numbers;
    seen_rows_ = std::min(rows(), fit_rows);
    const auto share = [&](float room, int count, float most) {
        return std::min(std::floor((room + gap_) / static_cast<float>(count)) - gap_, canvas.px(most));
    };
    width_ = share(area_.width, columns_, max_width);
    height_ = share(area_.height, seen_rows_, max_height);
}

NumberGrid::Place NumberGrid::place_of(int number) const {
    const int block = block_rows_ == 1 ? columns_ : period(state_); // numbers from one first column to the next
    const int before = state_.misere ? 1 : 0;                       // 0 stands alone, so that 1 begins a row
    if (number < before) return {0, (block - 1) % columns_};
    const int within = (number - before) % block;
    return {before + (number - before) / block * block_rows_ + within / columns_, within % columns_};
}

int NumberGrid::top_row(int looked_at) const {
    // The row after the one that is looked at is seen as well, and as many before it as there is room for.
    return std::clamp(place_of(looked_at).row - seen_rows_ + 2, 0, rows() - seen_rows_);
}

std::optional<Rect> NumberGrid::cell(int number, int looked_at) const {
    const auto [row, column] = place_of(number);
    const int seen = row - top_row(looked_at);
    if (seen < 0 || seen >= seen_rows_) return std::nullopt;
    const auto whole = [&](int count, float length) { return static_cast<float>(count) * (length + gap_) - gap_; };
    const Vec corner{area_.x + (area_.width - whole(columns_, width_)) / 2,
                     area_.y + (area_.height - whole(seen_rows_, height_)) / 2};
    return snapped({corner.x + static_cast<float>(column) * (width_ + gap_),
                    corner.y + static_cast<float>(seen) * (height_ + gap_), width_, height_});
}

std::optional<int> NumberGrid::number_at(Vec at, int looked_at) const {
    for (int number = 0; number <= state_.left; ++number) {
        const auto area = cell(number, looked_at);
        if (area && area->contains(at)) return number;
    }
    return std::nullopt;
}

void NumberGrid::draw(const Look& look, Canvas& canvas) const {
    paint_panel(panel_, {}, canvas);
    for (int each = 0; each <= state_.left; ++each) {
        if (const auto area = cell(each, look.number)) draw_cell(each, *area, look, canvas);
    }
    draw_take(look, canvas);
}

void NumberGrid::draw_cell(int number, Rect area, const Look& look, Canvas& canvas) const {
    const float radius = canvas.px(14.0F), rim = canvas.px(3.0F);
    const bool known = number <= look.number, now = number == look.number;
    const Verdict verdict = known ? look.verdict(number) : Verdict{};
    canvas.box(area, {.top = now ? Role::selected_top : Role::well,
                      .bottom = now ? Role::selected_bottom : Role::well,
                      .radius = radius,
                      .rim = known ? std::optional(verdict.lost ? Role::bad : Role::panel_rim) : std::nullopt,
                      .rim_width = rim,
                      .alpha = known ? 1.0F : 0.6F});
    if (verdict.lost) canvas.fill(area, {Role::bad, 0.16F}, radius);
    const Role chosen = look.done && now ? Role::act : Role::ink;
    if (now || number == look.pointed)
        paint_ring(area, {.radius = radius, .gap = rim, .width = canvas.px(line_width), .paint = {chosen}}, canvas);

    // The number, and beside it or below it what is known of it.
    const bool beside = area.width >= canvas.px(roomy);
    const auto height = [&](float part, float least, float most) {
        return beside ? std::clamp(area.height * part, canvas.px(least), canvas.px(most)) : canvas.px(least);
    };
    const auto at = [&](float across, float down) {
        return beside ? Vec{area.x + area.width * across, area.centre().y}
                      : Vec{area.centre().x, area.y + area.height * down};
    };
    canvas.text(std::to_string(number), at(0.27F, 0.3F),
                {.size = height(0.36F, 30, 46),
                 .paint = {known ? Role::ink : Role::dim, known ? 1.0F : 0.6F},
                 .weight = Weight::bold,
                 .align_x = AlignX::centre,
                 .max_width = area.width});
    if (!known) return;
    const bool takes = verdict.take > 0;
    const auto words = takes          ? tr("take {number}", {{"number", verdict.take}})
                       : verdict.lost ? tr("loses")
                                      : tr("wins");
    const auto sign = takes ? tr("−{take}", {{"take", verdict.take}}) : verdict.lost ? tr("×") : tr("+");
    TextStyle style{.size = beside ? height(0.26F, 26, 32) : canvas.px(lesson_board_text + 2),
                    .paint = {verdict.lost          ? Role::bad
                              : chosen == Role::act ? Role::act
                                                    : Role::soft,
                              now ? look.progress : 1.0F},
                    .weight = verdict.lost ? Weight::bold : Weight::medium,
                    .align_x = AlignX::centre};
    const float room = beside ? area.width * 0.6F : area.width - canvas.px(8.0F);
    const bool has_room = (beside || !takes) && canvas.measured(words, style).width <= room;
    style.max_width = room;
    canvas.text(has_room ? words : sign, at(0.68F, 0.71F), style);
}

void NumberGrid::draw_take(const Look& look, Canvas& canvas) const {
    const int take = look.verdict(look.number).take;
    const auto from = cell(look.number, look.number);
    if (take == 0 || !from) return;
    const auto to = cell(look.number - take, look.number);
    const Role role = look.done ? Role::act : Role::ink;
    const float thick = canvas.px(line_width), rim = canvas.px(3.0F);
    if (to) paint_ring(*to, {.radius = canvas.px(14.0F), .gap = rim, .width = thick, .paint = {role}}, canvas);
    // Between the cells, where no words are; to a number out of sight it runs out at the top.
    const float lane = std::round(gap_ / 2);
    const Vec begin{from->centre().x, from->y - rim}, above{begin.x, from->y - lane};
    std::array<Vec, 5> way{begin, above, above, above, above};
    if (to && to->y == from->y) {
        way[2] = {to->centre().x, above.y};
        way[3] = way[4] = {to->centre().x, to->y - rim};
    } else {
        const auto column = static_cast<float>(place_of(look.number).column);
        const float left = from->x - column * (width_ + gap_);
        way[2] = {left - lane, above.y};
        way[3] = {left - lane, to ? to->centre().y : area_.y};
        way[4] = {to ? left - rim : left - lane, way[3].y};
    }
    canvas.polyline(way, {.paint = {role, look.progress}, .width = thick});
}

} // namespace zugzwang::sticks
