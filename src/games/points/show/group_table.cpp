#include "games/points/show/group_table.hpp"

#include <algorithm>

#include "games/points/show/chips.hpp"
#include "games/points/show/lesson_board.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::points {

namespace {

// Units of a 1080-line screen.
constexpr float padding = 10, min_height = 44, max_height = 60;
constexpr float badge_width = 74, badge_height = 38;
constexpr float size_column = 96, value_column = 232;

} // namespace

void GroupTable::place(Rect area, const Canvas& canvas) {
    area_ = area;
    inside_ = area.inset(canvas.px(padding));
    const auto fit = static_cast<std::size_t>(std::max(1.0F, inside_.height / canvas.px(min_height)));
    // The last line says what is hidden.
    seen_ = rows_.size() <= fit ? rows_.size() : std::max<std::size_t>(1, fit - 1);
    const auto lines = static_cast<float>(all_fit() ? seen_ : seen_ + 1);
    row_height_ = std::min(std::floor(inside_.height / lines), canvas.px(max_height));
}

std::size_t GroupTable::top_row(std::size_t now) const {
    if (all_fit()) return 0;
    const auto last = static_cast<int>(rows_.size() - seen_);
    const int wanted = static_cast<int>(std::min(now, rows_.size() - 1)) - static_cast<int>(seen_) + 1;
    return static_cast<std::size_t>(std::clamp(std::max(wanted, 0) + scrolled_, 0, last));
}

void GroupTable::scroll_by(int rows, std::size_t now) {
    const auto before = static_cast<int>(top_row(now));
    scrolled_ += rows;
    // What was scrolled beyond an end does not count.
    scrolled_ -= rows - (static_cast<int>(top_row(now)) - before);
}

Rect GroupTable::row(std::size_t index, std::size_t top) const {
    return {inside_.x, inside_.y + static_cast<float>(index - top) * row_height_, inside_.width, row_height_};
}

std::optional<std::size_t> GroupTable::row_at(Vec at, std::size_t now) const {
    const auto top = top_row(now);
    for (std::size_t index = top; index < std::min(top + seen_, rows_.size()); ++index) {
        if (row(index, top).contains(at)) return index;
    }
    return std::nullopt;
}

void GroupTable::draw(const Look& look, Canvas& canvas) const {
    paint_panel(area_, {}, canvas);
    const auto top = top_row(look.now);
    const auto end = std::min(top + seen_, rows_.size());
    for (std::size_t index = top; index < end; ++index)
        draw_row(index, look, canvas);
    if (all_fit()) return;
    const auto below = rows_.size() - end;
    const auto words = top == 0     ? tr("{below} more below", {{"below", below}})
                       : below == 0 ? tr("{above} more above", {{"above", top}})
                                    : tr("{above} above, {below} below", {{"above", top}, {"below", below}});
    canvas.text(words, {inside_.centre().x, row(end, top).centre().y},
                {.size = canvas.px(lesson_text), .paint = {Role::dim}, .align_x = AlignX::centre});
}

void GroupTable::draw_row(std::size_t index, const Look& look, Canvas& canvas) const {
    const Rect area = row(index, top_row(look.now));
    const auto& group = rows_[index];
    const bool known = index < look.known;
    const float text = canvas.px(lesson_text);
    if (known && look.lit == index)
        canvas.box(area, {.top = Role::selected_top, .bottom = Role::selected_bottom, .radius = canvas.px(12.0F)});
    const Rect badge = snapped({area.x + canvas.px(6.0F), area.centre().y - canvas.px(badge_height) / 2,
                                canvas.px(badge_width), canvas.px(badge_height)});
    const auto number = std::to_string(index + 1);
    if (!known) {
        canvas.box(badge, {.radius = canvas.px(8.0F),
                           .rim = Role::dim,
                           .rim_width = canvas.px(2.0F),
                           .alpha = 0.5F,
                           .fill_alpha = 0});
        canvas.text(number, badge.centre(),
                    {.size = text, .paint = {Role::dim, 0.6F}, .weight = Weight::bold, .align_x = AlignX::centre});
        return;
    }
    paint_hatched(badge, index, group.colour, canvas);
    canvas.box(around(badge.centre(), canvas.px(36.0F), badge.height - canvas.px(6.0F)),
               {.top = Role::well, .bottom = Role::well, .radius = canvas.px(6.0F), .alpha = 0.9F});
    canvas.text(number, badge.centre(),
                {.size = text, .paint = {Role::ink}, .weight = Weight::bold, .align_x = AlignX::centre});
    const float alpha = index == look.now ? look.progress : 1;
    const float left = area.x, right = area.right() - canvas.px(8.0F);
    canvas.text(group.size, {left + canvas.px(size_column), area.centre().y},
                {.size = text, .paint = {Role::ink, alpha}});
    const float value_x = left + canvas.px(value_column);
    const Role colour = group.colour == Role::undrawn ? Role::soft : group.colour;
    const float value = canvas
                            .text(group.value, {value_x, area.centre().y},
                                  {.size = text, .paint = {colour, alpha}, .weight = Weight::bold})
                            .width;
    canvas.text(group.note, {right, area.centre().y},
                {.size = text,
                 .paint = {Role::soft, alpha},
                 .align_x = AlignX::right,
                 .max_width = right - value_x - value - canvas.px(12.0F)});
}

} // namespace zugzwang::points
