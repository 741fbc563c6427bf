#include "scenes/table/moves_list.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float head_height = 62, row_units = 44, bottom_padding = 14;
constexpr float narrow_below = 260;

/// Where things stand in a row, as parts of the panel's width.
struct Columns {
    float number = 0.14F, first = 0.185F, second = 0.57F;
};
constexpr Columns narrow_columns{.number = 0.25F, .first = 0.34F, .second = 0.64F};

constexpr float rows_per_notch = 2;

} // namespace

void MovesList::place(Rect area, float scale) {
    area_ = area;
    scale_ = scale;
    const bool follows = scroll_.at_end();
    measure();
    if (follows) scroll_.to(scroll_.farthest());
}

void MovesList::show(const SessionNews& news) {
    const bool going_on = !news.outcome;
    const auto& moves = news.moves;
    const auto last = moves.empty() ? std::string() : moves.back().words;
    if (moves.size() == shown_moves_ && going_on == shown_going_on_ && news.to_move == shown_side_ &&
        last == shown_words_ && !rows_.empty()) {
        return;
    }
    shown_words_ = last;
    pointed_ = {};
    shown_moves_ = moves.size();
    shown_going_on_ = going_on;
    shown_side_ = news.to_move;
    rows_ = move_rows(moves, shown_side_, going_on);
    measure();
    scroll_.to(scroll_.farthest());
}

Rect MovesList::list_area() const {
    const float head = std::round(head_height * scale_);
    const float room = area_.height - head - std::round(bottom_padding * scale_);
    return {area_.x, area_.y + head, area_.width, std::max(0.0F, std::floor(room / row_height()) * row_height())};
}

float MovesList::row_height() const { return std::max(1.0F, std::round(row_units * scale_)); }

void MovesList::measure() {
    scroll_.measure(area_, list_area().height, row_height() * static_cast<float>(rows_.size()),
                    rows_per_notch * row_height());
}

bool MovesList::pointer(const PointerEvent& event) {
    const bool used = scroll_.pointer(event);
    const auto now = event.kind == PointerEvent::Kind::leave ? MoveRange{} : moves_at(event.at);
    pointed_ = now;
    return used;
}

MoveRange MovesList::moves_at(Vec at) const {
    const Rect list = list_area();
    if (!list.contains(at)) return {};
    const auto row = static_cast<std::size_t>((at.y - list.y + scroll_.offset()) / row_height());
    if (row >= rows_.size()) return {};
    const auto columns = area_.width < narrow_below * scale_ ? narrow_columns : Columns{};
    return at.x < area_.x + area_.width * columns.second ? rows_[row].first_moves : rows_[row].second_moves;
}

bool MovesList::key(const KeyEvent& event) {
    return scroll_.key(event.key, std::max(row_height(), list_area().height - row_height()));
}

void MovesList::draw(Canvas& canvas) const {
    paint_panel(area_, {}, canvas);
    canvas.text(tr("Moves"), {area_.x + canvas.px(Measure::panel_padding), area_.y + canvas.px(40.0F)},
                {.size = canvas.px(24.0F),
                 .paint = {Role::soft},
                 .weight = Weight::semibold,
                 .max_width = area_.width - 2 * canvas.px(Measure::panel_padding)});
    const Rect list = list_area();
    canvas.clip(list);
    const float height = row_height();
    const auto from = static_cast<std::size_t>(scroll_.offset() / height);
    for (std::size_t index = from; index < rows_.size(); ++index) {
        const float y = list.y + static_cast<float>(index) * height - std::round(scroll_.offset());
        if (y >= list.bottom()) break;
        draw_row(index, y, canvas);
    }
    canvas.unclip();
    scroll_.draw_bar(list, area_, {.right = canvas.px(10.0F), .width = canvas.px(5.0F), .min_length = canvas.px(24.0F)},
                     canvas);
}

void MovesList::draw_row(std::size_t index, float y, Canvas& canvas) const {
    const MoveRow& row = rows_[index];
    const float middle = y + row_height() / 2;
    if (index + 1 == rows_.size()) {
        const float edge = canvas.px(14.0F);
        canvas.box(
            {area_.x + edge, y + canvas.px(1.0F), area_.width - 2 * edge, row_height() - canvas.px(2.0F)},
            {.top = Role::selected_top, .bottom = Role::selected_bottom, .radius = canvas.px(10.0F), .alpha = 0.85F});
    }
    const float size = canvas.px(Measure::caption);
    const auto columns = area_.width < narrow_below * scale_ ? narrow_columns : Columns{};
    if (row.number != 0)
        canvas.text(std::to_string(row.number), {area_.x + area_.width * columns.number, middle},
                    {.size = size, .paint = {Role::dim}, .align_x = AlignX::right});
    const float first = area_.x + area_.width * columns.first;
    const float second = area_.x + area_.width * columns.second;
    const auto cell = [&](const std::string& text, MoveRange moves, Side side, float x, float end) {
        if (moves.count > 0 && moves == pointed_) {
            const Rect lit{x - canvas.px(8.0F), y + canvas.px(4.0F), end - x, row_height() - canvas.px(8.0F)};
            paint_ring(snapped(lit), {.radius = canvas.px(8.0F), .width = canvas.px(2.0F), .paint = {Role::ink}},
                       canvas);
        }
        canvas.text(text, {x, middle},
                    {.size = size,
                     .paint = {text == to_come ? role_of(side) : Role::ink},
                     .weight = Weight::medium,
                     .max_width = end - x - canvas.px(8.0F)});
    };
    cell(row.first, row.first_moves, Side::first, first, second);
    cell(row.second, row.second_moves, Side::second, second, area_.right() - canvas.px(14.0F));
}

} // namespace zugzwang
