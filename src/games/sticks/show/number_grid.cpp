#include "games/sticks/show/number_grid.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::sticks {
namespace {

// Units of a 1080-line screen.
constexpr float cell_gap = 12, min_width = 96, max_width = 280, min_height = 66, max_height = 124;
constexpr float roomy = 170; ///< A cell of this width has room for "take 3".

} // namespace

void NumberGrid::place(Rect area, const Canvas& canvas) {
    panel_ = area;
    area_ = area.inset(canvas.px(Measure::panel_padding));
    area = area_;
    gap_ = canvas.px(cell_gap);
    const int fit_columns = std::max(1, static_cast<int>((area.width + gap_) / (canvas.px(min_width) + gap_)));
    const int fit_rows = std::max(1, static_cast<int>((area.height + gap_) / (canvas.px(min_height) + gap_)));
    const int period = state_.take + 1;
    columns_ = std::min(period, fit_columns);
    while (columns_ + period <= fit_columns && rows() > fit_rows)
        columns_ += period;
    seen_rows_ = std::min(rows(), fit_rows);
}

int NumberGrid::top_row(int number) const {
    return std::clamp(number / columns_ - seen_rows_ + 2, 0, rows() - seen_rows_);
}

Rect NumberGrid::cell(int number, int top_row) const {
    const auto columns = static_cast<float>(columns_), seen = static_cast<float>(seen_rows_);
    const float scale = gap_ / cell_gap;
    const float width = std::min((area_.width + gap_) / columns, max_width * scale) - gap_;
    const float height = std::min((area_.height + gap_) / seen, max_height * scale) - gap_;
    const Vec corner{area_.x + (area_.width - columns * (width + gap_) + gap_) / 2,
                     area_.y + (area_.height - seen * (height + gap_) + gap_) / 2};
    return snapped({corner.x + static_cast<float>(number % columns_) * (width + gap_),
                    corner.y + static_cast<float>(number / columns_ - top_row) * (height + gap_), width, height});
}

std::optional<std::size_t> NumberGrid::pointer(const PointerEvent& event, int number) {
    const int top = top_row(number);
    int found = -1;
    for (int each = top * columns_; each < std::min((top + seen_rows_) * columns_, state_.left + 1); ++each) {
        if (event.kind != PointerEvent::Kind::leave && cell(each, top).contains(event.at)) found = each;
    }
    redraw_ |= std::exchange(pointed_, found) != found;
    const bool click = event.kind == PointerEvent::Kind::press && event.button == PointerEvent::Button::left;
    if (!click || found < 0) return std::nullopt;
    return static_cast<std::size_t>(found);
}

void NumberGrid::draw(const Look& look, Canvas& canvas) const {
    paint_panel(panel_, {}, canvas);
    const int top = top_row(look.number);
    for (int each = top * columns_; each < std::min((top + seen_rows_) * columns_, state_.left + 1); ++each)
        draw_cell(each, look, canvas);
    draw_take(look, canvas);
}

void NumberGrid::draw_cell(int number, const Look& look, Canvas& canvas) const {
    const Rect area = cell(number, top_row(look.number));
    const float radius = canvas.px(14.0F), rim = canvas.px(3.0F);
    const auto& verdict = look.verdicts[static_cast<std::size_t>(number)];
    const bool known = number <= look.number, now = number == look.number;
    const bool chosen = look.done && now;
    if (!known) {
        canvas.box(area, {.top = Role::well, .bottom = Role::well, .radius = radius, .alpha = 0.6F});
    } else {
        canvas.box(area, {.top = now ? Role::selected_top : Role::well,
                          .bottom = now ? Role::selected_bottom : Role::well,
                          .radius = radius,
                          .rim = verdict.lost ? Role::bad : Role::panel_rim,
                          .rim_width = rim});
    }
    if (now || number == pointed_)
        paint_ring(area, {.radius = radius, .width = rim, .paint = {chosen ? Role::act : Role::ink}}, canvas);
    const bool room = area.width >= canvas.px(roomy);
    const float alpha = !known ? 0.5F : now ? look.progress : 1.0F;
    const Vec at = room ? Vec{area.x + canvas.px(48.0F), area.centre().y}
                        : Vec{area.centre().x, area.y + area.height * 0.32F};
    canvas.text(std::to_string(number), at,
                {.size = canvas.px(30.0F),
                 .paint = {known ? Role::ink : Role::dim, known ? 1.0F : 0.6F},
                 .weight = Weight::bold,
                 .align_x = AlignX::centre});
    if (!known) return;
    std::string words = tr("−{take}", {{"take", verdict.take}});
    if (room) words = tr("take {take}", {{"take", verdict.take}});
    if (verdict.take == 0) words = verdict.lost ? tr("loses") : tr("wins");
    const Vec below = room ? Vec{area.x + canvas.px(92.0F), area.centre().y}
                           : Vec{area.centre().x, area.y + area.height * 0.72F};
    canvas.text(words, below,
                {.size = canvas.px(lesson_board_text + 2),
                 .paint = {verdict.lost ? Role::bad : chosen ? Role::act : Role::soft, alpha},
                 .weight = verdict.lost ? Weight::bold : Weight::medium,
                 .align_x = room ? AlignX::left : AlignX::centre});
}

void NumberGrid::draw_take(const Look& look, Canvas& canvas) const {
    const auto& verdict = look.verdicts[static_cast<std::size_t>(look.number)];
    if (verdict.take == 0) return;
    const int top = top_row(look.number);
    const Rect from = cell(look.number, top), to = cell(look.number - verdict.take, top);
    const Role role = look.done ? Role::act : Role::ink;
    paint_ring(to, {.radius = canvas.px(14.0F), .gap = canvas.px(3.0F), .width = canvas.px(3.0F), .paint = {role}},
               canvas);
    const bool same_row = from.y == to.y;
    const Vec begin = same_row ? Vec{from.x, from.bottom() - canvas.px(10.0F)}
                               : Vec{from.centre().x, from.y};
    const Vec end = same_row ? Vec{to.right(), to.bottom() - canvas.px(10.0F)} : Vec{to.centre().x, to.bottom()};
    canvas.line(begin, between(begin, end, look.progress),
                {.paint = {role}, .width = canvas.px(3.0F), .dash = canvas.px(8.0F)});
}

} // namespace zugzwang::sticks
