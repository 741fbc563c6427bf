#include "games/numbers/show/table_board.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/numbers/show/tile.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::numbers {
namespace {

using Cell = Pyramid::Cell;

// Units of a 1080-line screen.
constexpr float padding = 16, widest_pitch = 140, highest_pitch = 78, min_block = 7;
constexpr float largest_text = 34, legend_line = 46;
/// A letter or a mark beside a value, and the room about both.
constexpr float mark_size = 14, mark_room = 9;

std::string mark_of(Side side) { return side == Side::first ? "mark/first" : "mark/second"; }

/// The largest size from `least` up to `largest` in which the words fit, 0 if there is none.
float size_for(const std::string& words, Size room, float least, float largest, const Canvas& canvas) {
    for (float size = std::min(largest, std::floor(room.height)); size >= least; --size) {
        if (canvas.measured(words, {.size = size, .weight = Weight::semibold}).width <= room.width) return size;
    }
    return 0;
}

} // namespace

void TableBoard::place(Rect area, const TableStory& story, const Canvas& canvas) {
    panel_ = area;
    Rect inside = area.inset(canvas.px(padding));
    const float height = std::min(inside.height, canvas.px(highest_pitch) * static_cast<float>(story.size()));
    inside = around(inside.centre(), inside.width, height);
    pyramid_ = Pyramid(inside, story.size(), {canvas.px(widest_pitch), canvas.px(highest_pitch)}, canvas.px(min_block));
    text_ = edge_text_ = 0;
    if (pyramid_.stride() > 1) return;
    // The value of the whole row is the largest one.
    const Rect cell = pyramid_.area({0, story.size() - 1});
    const float beside = canvas.px(mark_size) + canvas.px(mark_room);
    text_ = size_for(std::to_string(story.at({0, story.size() - 1}).opt()),
                     {cell.width - beside, cell.height - canvas.px(3.0F)}, canvas.px(lesson_board_text),
                     canvas.px(largest_text), canvas);
    const auto largest = *std::ranges::max_element(story.numbers());
    edge_text_ = size_for(std::to_string(largest), {cell.width * 0.8F, cell.height - canvas.px(3.0F)},
                          canvas.px(lesson_board_text), text_ > 0 ? text_ : canvas.px(largest_text), canvas);
}

void TableBoard::draw(const Look& look, Canvas& canvas) const {
    paint_panel(panel_, {}, canvas);
    draw_legend(look, canvas);
    draw_dots(look, canvas);
    if (pyramid_.stride() == 1) draw_path(look, canvas);
    pyramid_.for_each([&](Cell cell, Rect area) { draw_cell(cell, area, look, canvas); });
    if (pyramid_.stride() > 1) draw_path(look, canvas);
    draw_rings(look, canvas);
    draw_edges(look, canvas);
}

/// What the marks mean, in the corners that the figure leaves free.
void TableBoard::draw_legend(const Look& look, Canvas& canvas) const {
    const TextStyle style{.size = canvas.px(lesson_text), .paint = {Role::soft}};
    const auto own = look.story.state().to_move;
    const float line = canvas.px(legend_line), mark = canvas.px(24.0F), indent = canvas.px(40.0F);
    const float left = panel_.x + canvas.px(padding), top = panel_.y + canvas.px(padding) + line / 2;
    const std::array<std::string, 4> words{tr("{side}: the larger", {{"side", side_word(own)}}),
                                           tr("{side}: the smaller", {{"side", side_word(other(own))}}),
                                           tr("left end taken"), tr("right end taken")};
    // To the middle of the figure's widest line beside the words, edge and its label included.
    const auto room_beside = [&](float lines) {
        const float above = pyramid_.area({0, pyramid_.size() - 1}).y - panel_.y;
        const float depth = std::max(0.0F, std::ceil((lines * line - above) / pyramid_.pitch().height));
        const float label = canvas.px(100.0F);
        return panel_.width / 2 - canvas.px(padding) - (depth / 2 + 1) * pyramid_.pitch().width - label;
    };
    for (std::size_t each = 0; each < 3; ++each) {
        if (indent + canvas.measured(words[each], style).width > room_beside(static_cast<float>(each) + 1)) return;
    }
    for (std::size_t each = 0; each < 3; ++each) {
        const float middle = top + static_cast<float>(each) * line;
        if (each < 2)
            canvas.sprite(mark_of(each == 0 ? own : other(own)), around({left + mark / 2, middle}, mark));
        else
            canvas.text("↙", {left, middle}, style);
        canvas.text(words[each], {left + indent, middle}, style);
    }
    const float width = canvas.measured(words[3], style).width;
    const float right = panel_.right() - canvas.px(padding);
    canvas.text("↘", {right - width - indent, top}, style);
    canvas.text(words[3], {right - width, top}, style);
    if (text_ > 0) return;
    const auto shades = tr("bright: L is better");
    const float taken = canvas.measured(shades, style).width;
    if (taken <= room_beside(2)) canvas.text(shades, {right - taken, top + line}, style);
}

/// From the cell shown on, each move in the colour of who makes it.
void TableBoard::draw_path(const Look& look, Canvas& canvas) const {
    if (!look.story.is_filled(look.shown, look.step)) return;
    const auto path = look.story.path_from(look.step.plays ? Cell{0, look.story.size() - 1} : look.shown);
    for (std::size_t step = 1; step < path.size(); ++step)
        canvas.line(pyramid_.centre(path[step - 1]), pyramid_.centre(path[step]),
                    {.paint = {role_of(look.story.mover(path[step - 1]))},
                     .width = canvas.px(pyramid_.stride() > 1 ? 3.0F : 8.0F)});
    if (pyramid_.stride() > 1) return;
    for (const auto& cell : path)
        paint_ring(pyramid_.area(cell),
                   {.radius = radius(canvas),
                    .gap = canvas.px(2.0F),
                    .width = canvas.px(5.0F),
                    .paint = {role_of(look.story.mover(cell))}},
                   canvas);
}

float TableBoard::radius(Canvas& canvas) const {
    return std::min(canvas.px(8.0F), std::floor(pyramid_.pitch().height / 4));
}

void TableBoard::draw_cell(Cell cell, Rect area, const Look& look, Canvas& canvas) const {
    BoxStyle style{.top = Role::well, .bottom = Role::well, .radius = pyramid_.stride() > 1 ? 0 : radius(canvas)};
    if (!look.story.is_filled(cell, look.step)) {
        style.alpha = 0.6F;
        canvas.box(area, style);
        if (text_ > 0) draw_open(area, canvas);
        return;
    }
    const bool on_diagonal = !look.step.plays && cell.last == look.step.cell.last;
    if (on_diagonal) {
        style.top = Role::selected_top;
        style.bottom = Role::selected_bottom;
    }
    const auto known = look.story.at(cell);
    if (text_ > 0) {
        style.rim = Role::button_rim;
        style.rim_width = canvas.px(Measure::rim);
        canvas.box(area, style);
        draw_value(known, area, look, canvas);
        return;
    }
    canvas.box(area, style);
    // Without room for values: whose turn it is by its colour, strong where the left end is taken.
    const auto role = role_of(look.story.mover(cell));
    canvas.box(area,
               {.top = role, .bottom = role, .radius = style.radius, .alpha = known.best == End::left ? 0.75F : 0.3F});
}

void TableBoard::draw_value(const TableCell& cell, Rect area, const Look& look, Canvas& canvas) const {
    const bool is_new = !look.step.plays && look.step.cell == Cell{cell.first, cell.last};
    const float alpha = is_new ? look.progress : cell.length() == 1 ? 0.6F : 1.0F;
    const float mark = std::max(canvas.px(mark_size), std::round(text_ * 0.6F));
    const float edge = std::max(canvas.px(4.0F), std::round((area.width - text_ * 2.6F) * 0.14F));
    canvas.text(std::to_string(cell.opt()), {area.x + (area.width - mark - edge) / 2, area.centre().y},
                {.size = text_,
                 .paint = {is_new ? Role::act : Role::ink, alpha},
                 .weight = Weight::semibold,
                 .align_x = AlignX::centre});
    const Vec beside{area.right() - edge - mark / 2, area.centre().y};
    const auto own = look.story.state().to_move;
    if (!cell.own) {
        canvas.sprite(mark_of(other(own)), around(beside, mark), {.alpha = alpha});
        return;
    }
    if (cell.length() == 1) return;
    canvas.text(cell.best == End::left ? tr("L") : tr("R"), beside,
                {.size = std::max(canvas.px(lesson_board_text), std::round(text_ * 0.85F)),
                 .paint = {is_new ? Role::act : role_of(own), alpha},
                 .weight = Weight::semibold,
                 .align_x = AlignX::centre});
}

/// From the cell shown to the two ends of its part, below the cells.
void TableBoard::draw_dots(const Look& look, Canvas& canvas) const {
    const auto shown = look.shown;
    if (look.step.plays || shown.length() == look.story.size() || edge_text_ == 0) return;
    const LineStyle dots{.paint = {Role::act}, .width = canvas.px(4.0F), .dash = canvas.px(5.0F)};
    const auto right = look.story.size() - 1 - shown.last;
    canvas.line(pyramid_.edge(End::left, shown.first).centre(), pyramid_.centre(shown), dots);
    canvas.line(pyramid_.edge(End::right, right).centre(), pyramid_.centre(shown), dots);
}

/// A cell that is not filled in yet: its outline in dashes.
void TableBoard::draw_open(Rect area, Canvas& canvas) const {
    const LineStyle dashes{
        .paint = {Role::button_rim, 0.8F}, .width = canvas.px(1.5F), .dash = canvas.px(5.0F), .round = false};
    const Vec corners[]{
        {area.x, area.y}, {area.right(), area.y}, {area.right(), area.bottom()}, {area.x, area.bottom()}};
    for (std::size_t each = 0; each < 4; ++each)
        canvas.line(corners[each], corners[(each + 1) % 4], dashes);
}

/// The cell now, its two sources, and the one pointed at.
void TableBoard::draw_rings(const Look& look, Canvas& canvas) const {
    const auto ring = [&](Cell cell, Role role) {
        paint_ring(pyramid_.area(cell),
                   {.radius = radius(canvas), .gap = canvas.px(2.0F), .width = canvas.px(4.0F), .paint = {role}},
                   canvas);
    };
    const auto now = look.step.cell;
    if (!look.step.plays && now.length() > 1) {
        ring(now.after(take_left), Role::ink);
        ring(now.after(take_right), Role::ink);
    }
    ring(now, Role::act);
    if (look.shown != now) ring(look.shown, Role::ink);
}

void TableBoard::draw_edges(const Look& look, Canvas& canvas) const {
    if (edge_text_ == 0) return;
    for (std::uint32_t depth = 0; depth < look.story.size(); ++depth) {
        draw_edge(End::left, depth, look, canvas);
        draw_edge(End::right, depth, look, canvas);
    }
}

void TableBoard::draw_edge(End end, std::uint32_t depth, const Look& look, Canvas& canvas) const {
    const bool left = end == End::left;
    const auto place = left ? depth : look.story.size() - 1 - depth;
    const bool lit = place == (left ? look.shown.first : look.shown.last);
    Rect area = pyramid_.edge(end, depth);
    float alpha = 1;
    if (look.step.plays) {
        // What was taken is gone from both edges; the number of this move slides off.
        const auto now = look.step.cell;
        const auto best = look.story.at(now).best;
        const bool slides = place == (best == End::left ? now.first : now.last);
        if (slides) {
            alpha = 1 - look.progress;
            area = area.moved({(left ? -1.0F : 1.0F) * look.progress * area.width, 0});
        } else if (place < now.first || place > now.last) {
            return;
        }
        if (alpha <= 0) return;
    }
    paint_number(snapped(area.inset(canvas.px(1.0F))), std::to_string(look.story.numbers()[place]), edge_text_,
                 {.lit = lit, .quiet = !lit, .alpha = alpha}, canvas);
    if (!lit || look.step.plays) return;
    const auto words = left ? tr("i = {place}", {{"place", look.story.place(place)}})
                            : tr("j = {place}", {{"place", look.story.place(place)}});
    const float gap = canvas.px(16.0F);
    const TextStyle style{.size = canvas.px(lesson_text),
                          .paint = {Role::act},
                          .weight = Weight::semibold,
                          .align_x = left ? AlignX::right : AlignX::left};
    const float width = canvas.measured(words, style).width;
    const float x = left ? area.x - gap : area.right() + gap;
    const bool fits = left ? x - width >= panel_.x + gap : x + width <= panel_.right() - gap;
    if (fits) canvas.text(words, {x, area.centre().y}, style);
}

} // namespace zugzwang::numbers
