#include <algorithm>
#include <cmath>

#include "scenes/frame/film_strip.hpp"
#include "scenes/frame/top_bar.hpp"
#include "scenes/library/library_scene.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float thumbnail = 76, thumbnail_left = 8, line_apart = 18.5F, mark_side = 22;
/// Where the columns begin, in parts of a line's width; the last one ends at its right edge.
struct Columns {
    float names = 0, game = 0, result = 0, moves = 0;
};
constexpr Columns wide_columns{.names = 0.1F, .game = 0.298F, .result = 0.503F, .moves = 0.71F};
constexpr Columns narrow_columns{.names = 0.13F, .game = 0.37F, .result = 0.6F, .moves = 0.8F};
constexpr std::size_t max_rows_known = 400;

} // namespace

std::pair<std::size_t, std::size_t> LibraryScene::in_view() const {
    if (layout_.pitch <= 1) return {0, 0};
    const auto first = static_cast<std::size_t>(std::max(0.0F, scroll_.offset() / layout_.pitch));
    const auto end = static_cast<std::size_t>((scroll_.offset() + list_.height) / layout_.pitch) + 1;
    return {std::min(first, shelf_.size()), std::min(end, shelf_.size())};
}

const GameRow& LibraryScene::row_words(const LibraryEntry& entry) const {
    const auto found = rows_.find(entry.id);
    if (found != rows_.end()) return found->second;
    if (rows_.size() > max_rows_known) rows_.clear();
    return rows_.emplace(entry.id, row_of(*find(entry.game), entry, context_.now())).first->second;
}

void LibraryScene::draw(Canvas& canvas) const {
    draw_bar(canvas);
    if (is_empty()) {
        draw_empty(canvas);
    } else {
        draw_list(canvas);
        draw_detail(canvas);
    }
    if (film_state_ != FilmJob::State::idle) paint_film_strip(layout_.strip, context_.film, canvas);
    controls_.draw(canvas);
    open_list_.draw(canvas);
}

void LibraryScene::draw_bar(Canvas& canvas) const {
    const auto& tally = shelf_.tally();
    auto words = notice_.words();
    if (words.empty() && tally.games > 0) {
        words = tr_n("{n} played: {won} won, {lost} lost, {drawn} drawn",
                     "{n} played: {won} won, {lost} lost, {drawn} drawn", static_cast<std::int64_t>(tally.games),
                     {{"won", tally.won}, {"lost", tally.lost}, {"drawn", tally.drawn}});
    }
    paint_top_bar(layout_.stage,
                  {.title = tr("Games"),
                   .status = words,
                   .status_role = notice_.words().empty() ? Role::ink : notice_.role(),
                   .icons = 1,
                   .reserved = removed_.empty() ? 0 : layout_.take_back_reserved},
                  canvas);
}

void LibraryScene::draw_list(Canvas& canvas) const {
    const float ring = canvas.px(Measure::focus_gap) + canvas.px(Measure::focus_ring) + 1;
    canvas.clip(list_.inset(-ring));
    const auto [first, end] = in_view();
    for (auto index = first; index < end; ++index)
        draw_row(index, canvas);
    canvas.unclip();
    scroll_.draw_bar(list_, list_,
                     {.right = -canvas.px(18.0F), .width = canvas.px(6.0F), .min_length = canvas.px(60.0F)}, canvas);
}

void LibraryScene::draw_row(std::size_t index, Canvas& canvas) const {
    const auto* entry = shelf_.at(index);
    if (entry == nullptr) return;
    const Rect area = layout_.row(index, scroll_.offset());
    const bool is_chosen = index == chosen_;
    paint_panel(area, {.lit = is_chosen}, canvas);
    const float radius = canvas.px(Measure::panel_radius);
    if (pointed_ == index && !is_chosen)
        paint_ring(area, {.radius = radius, .width = canvas.px(Measure::rim), .paint = {Role::act}}, canvas);
    if (is_chosen && controls_.focused().empty()) paint_focus(area, radius, canvas);
    const float side = canvas.px(thumbnail);
    const Rect well{area.x + canvas.px(thumbnail_left), std::round(area.centre().y - side / 2), side, side};
    canvas.box(well, {.top = Role::well, .bottom = Role::well, .radius = canvas.px(12.0F)});
    canvas.clip(well);
    thumbnails_.draw(entry->id, {well.x, well.y}, canvas);
    canvas.unclip();
    if (find(entry->game) != nullptr) draw_row_words(*entry, area, canvas);
}

void LibraryScene::draw_row_words(const LibraryEntry& entry, Rect area, Canvas& canvas) const {
    const auto& row = row_words(entry);
    const auto& columns = layout_.wide ? wide_columns : narrow_columns;
    const float middle = area.centre().y;
    const float apart = canvas.px(line_apart);
    const float gap = canvas.px(16.0F);
    const float right = area.right() - canvas.px(28.0F);
    const auto begin = [&](float part) { return std::round(area.x + part * area.width); };
    const auto write = [&](const std::string& words, Vec at, float end, Paint paint, Weight weight,
                           AlignX align = AlignX::left) {
        TextStyle style{.size = canvas.px(Measure::caption), .paint = paint, .weight = weight, .align_x = align};
        style.size = fitting_size(words, style, std::abs(end - at.x), canvas.px(Measure::smallest), canvas);
        style.max_width = std::abs(end - at.x);
        canvas.text(words, at, style);
    };
    const float mark = canvas.px(mark_side);
    for (const Side side : both_sides) {
        const float y = middle + (side == Side::first ? -apart : apart);
        const float x = begin(columns.names);
        paint_mark(side, {x + mark / 2, y}, mark, canvas);
        const bool mine = entry.person == side;
        write(row.names[side], {x + mark * 1.6F, y}, begin(columns.game) - gap, {mine ? Role::ink : Role::soft},
              mine ? Weight::bold : Weight::regular);
    }
    const float game_end = begin(columns.result) - gap;
    if (layout_.wide) {
        write(row.game, {begin(columns.game), middle}, game_end, {Role::soft}, Weight::regular);
        write(row.moves, {begin(columns.moves), middle}, begin(columns.moves) + area.width * 0.12F, {Role::soft},
              Weight::regular);
    } else {
        write(row.game, {begin(columns.game), middle - apart}, game_end, {Role::soft}, Weight::regular);
        write(row.moves, {begin(columns.game), middle + apart}, game_end, {Role::soft}, Weight::regular);
    }
    const float result = begin(columns.result);
    const float result_end = begin(columns.moves) - gap;
    if (row.fortune == Fortune::won)
        canvas.sprite("mark/check", snapped(around({result + mark / 2, middle - apart}, mark * 1.15F)));
    else
        canvas.ring({result + mark / 2, middle - apart}, mark / 2, canvas.px(2.5F), {Role::dim});
    write(row.result, {result + mark * 1.6F, middle - apart}, result_end,
          {row.fortune == Fortune::won ? Role::ink : Role::soft}, Weight::semibold);
    const auto& detail = row.detail.empty() ? thumbnails_.score(entry.id) : row.detail;
    write(detail, {result + mark * 1.6F, middle + apart}, result_end, {Role::soft}, Weight::regular);
    write(row.date, {right, middle}, begin(columns.moves) + (layout_.wide ? area.width * 0.13F : 0), {Role::soft},
          Weight::regular, AlignX::right);
}

void LibraryScene::draw_detail(Canvas& canvas) const {
    paint_panel(layout_.detail, {}, canvas);
    const auto* entry = chosen();
    if (entry == nullptr) return;
    draw_heading(canvas);
    if (preview_ && preview_->session) preview_->session->draw(canvas);
    if (preview_) {
        TextStyle style{.size = canvas.px(Measure::caption), .paint = {Role::soft}, .align_x = AlignX::centre};
        const Rect area = layout_.words;
        style.size = fitting_size(preview_->words, style, area.width, canvas.px(Measure::smallest), canvas);
        style.max_width = area.width;
        canvas.text(preview_->words, area.centre(), style);
    }
    canvas.text(tr("can be taken back"), {layout_.note.right(), layout_.note.centre().y},
                {.size = canvas.px(Measure::smallest),
                 .paint = {Role::dim},
                 .align_x = AlignX::right,
                 .max_width = layout_.note.width});
}

/// One sentence, the players' marks and names put into it where it has room for them.
void LibraryScene::draw_heading(Canvas& canvas) const {
    const auto& entry = *chosen();
    const auto* game = find(entry.game);
    if (game == nullptr) return;
    const Rect area = layout_.heading;
    const float middle = area.centre().y;
    const auto length = length_words(entry.length);
    const float time = canvas
                           .text(length, {area.right(), middle},
                                 {.size = canvas.px(Measure::caption), .paint = {Role::soft}, .align_x = AlignX::right})
                           .width;
    const auto& names = row_words(entry).names;
    const float mark = canvas.px(30.0F);
    const float gap = canvas.px(12.0F);
    TextStyle name{.size = canvas.px(Measure::heading), .paint = {Role::ink}, .weight = Weight::bold};
    const TextStyle between{.size = canvas.px(Measure::caption), .paint = {Role::soft}};
    const float room = area.width - time - 2 * gap;
    const auto width_of = [&](bool draws) {
        float x = area.x;
        std::string words;
        const auto write_words = [&] {
            const auto begin = words.find_first_not_of(' ');
            const auto text =
                begin == words.npos ? std::string() : words.substr(begin, words.find_last_not_of(' ') + 1 - begin);
            words.clear();
            if (text.empty()) return;
            if (x > area.x) x += gap;
            x += (draws ? canvas.text(text, {x, middle}, between) : canvas.measured(text, between)).width + gap;
        };
        for (const char sign : pairing_sentence(entry)) {
            if (sign != first_name_here && sign != second_name_here) {
                words += sign;
                continue;
            }
            write_words();
            const Side side = sign == first_name_here ? Side::first : Side::second;
            if (draws) paint_mark(side, {x + mark / 2, middle}, mark, canvas);
            x += mark + gap * 0.7F;
            x += (draws ? canvas.text(names[side], {x, middle}, name) : canvas.measured(names[side], name)).width;
        }
        write_words();
        return x - area.x;
    };
    for (float whole = width_of(false); whole > room && name.size > canvas.px(Measure::smallest);
         whole = width_of(false))
        name.size = std::max(name.size - 1, canvas.px(Measure::smallest));
    canvas.clip({area.x, area.y, room, area.height});
    width_of(true);
    canvas.unclip();
}

void LibraryScene::draw_empty(Canvas& canvas) const {
    const auto words = is_filtered()         ? tr("None")
                       : library_ == nullptr ? tr("Games are not kept here.")
                                             : tr("No games yet. What you play is kept here.");
    canvas.text(words, layout_.empty_words.centre(),
                {.size = canvas.px(Measure::heading),
                 .paint = {Role::soft},
                 .align_x = AlignX::centre,
                 .max_width = layout_.empty_words.width});
}

} // namespace zugzwang
