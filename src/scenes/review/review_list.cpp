#include "scenes/review/review_list.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scenes/widgets/move_class.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float head_height = 62, row_units = 42, bottom_padding = 14, rows_per_notch = 2, edge = 14;
/// Where things stand in a row, as parts of the panel's width.
constexpr float number_end = 0.13F, first_begin = 0.14F, second_begin = 0.55F;

} // namespace

std::vector<ReviewRow> review_rows(const std::vector<MoveEntry>& moves) {
    std::vector<ReviewRow> rows;
    std::size_t turn = 0;
    Side last = Side::second;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        const Side side = moves[ply].side;
        const bool new_turn = rows.empty() || (side == Side::first && last == Side::second);
        const bool new_row = new_turn || side == Side::first || rows.back().second;
        if (new_row) rows.push_back({.number = new_turn ? ++turn : 0});
        (side == Side::first ? rows.back().first : rows.back().second) = ply;
        last = side;
    }
    return rows;
}

std::vector<std::size_t> turn_numbers(const std::vector<ReviewRow>& rows, std::size_t moves) {
    std::vector<std::size_t> numbers(moves);
    std::size_t turn = 0;
    for (const auto& row : rows) {
        turn = std::max(turn, row.number);
        if (row.first) numbers[*row.first] = turn;
        if (row.second) numbers[*row.second] = turn;
    }
    return numbers;
}

void ReviewList::show(const std::vector<MoveEntry>& moves) {
    rows_ = review_rows(moves);
    turns_ = turn_numbers(rows_, moves.size());
    row_of_.assign(moves.size(), 0);
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        if (rows_[row].first) row_of_[*rows_[row].first] = row;
        if (rows_[row].second) row_of_[*rows_[row].second] = row;
    }
}

void ReviewList::place(Rect area, float scale) {
    area_ = area;
    scale_ = scale;
    scroll_.measure(area_, list_area().height, row_height() * static_cast<float>(rows_.size()),
                    rows_per_notch * row_height());
    choose(chosen_);
}

void ReviewList::choose(std::size_t move) {
    chosen_ = move;
    if (row_of_.empty()) return;
    const float top = row_height() * static_cast<float>(row_of_[std::min(move, row_of_.size() - 1)]);
    const float spare = 2 * row_height(); // something before and after it
    if (top < scroll_.offset() + spare) scroll_.to(top - spare);
    const float room = list_area().height - row_height();
    if (top > scroll_.offset() + room - spare) scroll_.to(top - room + spare);
}

Rect ReviewList::list_area() const {
    const float head = std::round(head_height * scale_);
    const float room = area_.height - head - std::round(bottom_padding * scale_);
    return {area_.x, area_.y + head, area_.width, std::max(0.0F, std::floor(room / row_height()) * row_height())};
}

float ReviewList::row_height() const { return std::max(1.0F, std::round(row_units * scale_)); }

Rect ReviewList::cell(std::size_t row, Side side) const {
    const Rect list = list_area();
    const float begin = area_.x + area_.width * (side == Side::first ? first_begin : second_begin);
    const float end =
        side == Side::first ? area_.x + area_.width * second_begin : area_.right() - std::round(edge * 1.4F * scale_);
    const float y = list.y + row_height() * static_cast<float>(row) - std::round(scroll_.offset());
    return snapped({begin, y, end - begin, row_height()});
}

std::optional<std::size_t> ReviewList::move_at(Vec at) const {
    const Rect list = list_area();
    if (!list.contains(at)) return std::nullopt;
    const auto row = static_cast<std::size_t>((at.y - list.y + scroll_.offset()) / row_height());
    if (row >= rows_.size()) return std::nullopt;
    return at.x < area_.x + area_.width * second_begin ? rows_[row].first : rows_[row].second;
}

ReviewList::Answer ReviewList::pointer(const PointerEvent& event) {
    const auto now = event.kind == PointerEvent::Kind::leave ? std::nullopt : move_at(event.at);
    pointed_ = now;
    const bool press = event.kind == PointerEvent::Kind::press && event.button == PointerEvent::Button::left;
    if (press && now) return {.used = true, .picked = now};
    return {.used = scroll_.pointer(event)};
}

void ReviewList::draw(const std::vector<MoveEntry>& moves, const Review& review, Canvas& canvas) const {
    paint_panel(area_, {}, canvas);
    const float head = area_.y + std::round(head_height * scale_ / 2) + canvas.px(2.0F);
    const float pad = canvas.px(Measure::panel_padding);
    canvas.text(tr("Moves"), {area_.x + pad, head},
                {.size = canvas.px(Measure::caption), .paint = {Role::soft}, .weight = Weight::semibold});
    const Rect list = list_area();
    canvas.clip(list);
    const auto above = static_cast<std::size_t>(scroll_.offset() / row_height());
    const auto seen = static_cast<std::size_t>(list.height / row_height()) + 2;
    for (std::size_t row = above; row < std::min(rows_.size(), above + seen); ++row) {
        const Rect first = cell(row, Side::first), second = cell(row, Side::second);
        const bool has_chosen = chosen_ < row_of_.size() && row_of_[chosen_] == row;
        if (has_chosen) {
            const Rect bar{area_.x + canvas.px(edge), first.y + canvas.px(2.0F), area_.width - 2 * canvas.px(edge),
                           first.height - 2 * canvas.px(2.0F)};
            canvas.box(bar, {.top = Role::selected_top, .bottom = Role::selected_bottom, .radius = canvas.px(10.0F)});
        }
        if (rows_[row].number != 0) {
            canvas.text(std::to_string(rows_[row].number),
                        {area_.x + area_.width * number_end - canvas.px(6.0F), first.centre().y},
                        {.size = canvas.px(Measure::smallest), .paint = {Role::dim}, .align_x = AlignX::right});
        }
        if (rows_[row].first) draw_cell(*rows_[row].first, first, moves[*rows_[row].first], review, canvas);
        if (rows_[row].second) draw_cell(*rows_[row].second, second, moves[*rows_[row].second], review, canvas);
    }
    canvas.unclip();
    scroll_.draw_bar(list, area_, {.right = canvas.px(10.0F), .width = canvas.px(5.0F), .min_length = canvas.px(40.0F)},
                     canvas);
}

void ReviewList::draw_cell(std::size_t move, Rect area, const MoveEntry& entry, const Review& review,
                           Canvas& canvas) const {
    const Rect face = area.inset(canvas.px(3.0F));
    if (move == chosen_ || move == pointed_) {
        paint_ring(face,
                   {.radius = canvas.px(8.0F),
                    .width = canvas.px(2.0F),
                    .paint = {move == chosen_ ? Role::act : Role::button_rim}},
                   canvas);
    }
    const auto& reviewed = review.moves[move];
    const auto sign = reviewed ? class_sign(reviewed->kind) : std::string_view();
    const Role role = reviewed ? class_role(reviewed->kind) : Role::ink;
    const float size = canvas.px(Measure::caption);
    const TextStyle sign_style{.size = size, .paint = {role}, .weight = Weight::extra_bold};
    const float gap = canvas.px(7.0F);
    const float sign_width = sign.empty() ? 0 : canvas.measured(sign, sign_style).width + gap;
    const bool stands_out = move == chosen_ || !sign.empty();
    TextStyle style{.size = size,
                    .paint = {stands_out ? Role::ink : Role::soft},
                    .weight = stands_out ? Weight::semibold : Weight::medium};
    const float room = face.width - gap - sign_width;
    style.size = fitting_size(entry.words, style, room, canvas.px(Measure::smallest), canvas);
    style.max_width = room;
    const float written = canvas.text(entry.words, {face.x + gap, face.centre().y}, style).width;
    if (!sign.empty()) canvas.text(sign, {face.x + gap + std::min(written, room) + gap, face.centre().y}, sign_style);
}

} // namespace zugzwang
