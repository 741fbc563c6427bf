#include "games/numbers/show/interval_panel.hpp"

#include <algorithm>
#include <cmath>

#include "games/numbers/show/tile.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::numbers {
namespace {

using Cell = Pyramid::Cell;

// Units of a 1080-line screen.
constexpr float padding = 26, heading = 40, tile_height = 58, sum_height = 64;

std::string part_words(const TableStory& story, Cell cell) {
    return tr("Opt({i}, {j})", {{"i", story.place(cell.first)}, {"j", story.place(cell.last)}});
}

TextStyle text_style(const Canvas& canvas, Role role, Weight weight = Weight::regular) {
    return {.size = canvas.px(lesson_text), .paint = {role}, .weight = weight};
}

/// "L  Opt(4, 10)  2 + 25 = 27": what taking that end brings.
void paint_sum(Rect area, End end, const IntervalLook& look, Canvas& canvas) {
    const auto cell = look.story.at(look.cell);
    const bool left = end == End::left, best = cell.best == end;
    const auto sum = left ? cell.by_left : cell.by_right;
    const auto number = look.story.numbers()[left ? look.cell.first : look.cell.last];
    const float radius = canvas.px(10.0F), inside = canvas.px(18.0F);
    const auto ground = best ? Role::selected_top : Role::well;
    canvas.box(area, {.top = ground,
                      .bottom = ground,
                      .radius = radius,
                      .rim = best ? Role::act : Role::panel_rim,
                      .rim_width = canvas.px(best ? 3.0F : 1.0F)});
    auto style = text_style(canvas, best ? Role::act : Role::soft, Weight::bold);
    canvas.text(left ? tr("L") : tr("R"), {area.x + inside, area.centre().y}, style);
    auto result = style;
    result.size = canvas.px(36.0F);
    result.align_x = AlignX::right;
    const auto total = std::to_string(sum);
    canvas.text(total, {area.right() - inside, area.centre().y}, result);
    const float right = area.right() - inside - canvas.measured(total, result).width - canvas.px(10.0F);
    const float begin = area.x + inside + canvas.px(40.0F);
    const auto source = part_words(look.story, look.cell.after({end}));
    style = text_style(canvas, best ? Role::ink : Role::soft, Weight::medium);
    style.align_x = AlignX::right;
    auto terms = cell.own ? tr("{number} + {value} =", {{"number", number}, {"value", sum - number}}) : tr("=");
    if (canvas.measured(terms, style).width > right - begin) terms = tr("=");
    canvas.text(terms, {right, area.centre().y}, style);
    const float room = right - begin - canvas.measured(terms, style).width - canvas.px(16.0F);
    style = text_style(canvas, Role::soft);
    if (canvas.measured(source, style).width <= room) canvas.text(source, {begin, area.centre().y}, style);
}

std::string comparison(const TableCell& cell) {
    const auto more = std::max(cell.by_left, cell.by_right), less = std::min(cell.by_left, cell.by_right);
    if (more == less) return tr("both bring {sum}", {{"sum", more}});
    return cell.own ? tr("{more} > {less}", {{"more", more}, {"less", less}})
                    : tr("{less} < {more}", {{"less", less}, {"more", more}});
}

/// "27 > 24   Opt = 27, Lep = L"; the verdict alone where both have no room.
void paint_verdict(Rect area, const TableCell& cell, Canvas& canvas) {
    const auto result = !cell.own                ? tr("Opt = {points}", {{"points", cell.opt()}})
                        : cell.best == End::left ? tr("Opt = {points}, Lep = L", {{"points", cell.opt()}})
                                                 : tr("Opt = {points}, Lep = R", {{"points", cell.opt()}});
    auto style = text_style(canvas, Role::act, Weight::semibold);
    const float width = canvas.measured(result, style).width;
    const auto words = comparison(cell);
    const auto usual = text_style(canvas, Role::ink, Weight::medium);
    const float before = canvas.measured(words, usual).width + canvas.px(24.0F);
    const bool both = before + width <= area.width;
    if (both) canvas.text(words, {area.x, area.centre().y}, usual);
    style.max_width = area.width;
    canvas.text(result, {both ? area.x + before : area.x, area.centre().y}, style);
}

/// The moves from here on, each in the colour of its side, as far as there is room.
void paint_way(Rect area, const IntervalLook& look, Canvas& canvas) {
    const auto words = tr("Play from here:");
    auto style = text_style(canvas, Role::soft);
    canvas.text(words, {area.x, area.centre().y}, style);
    const auto path = look.story.path_from(look.cell);
    const auto moves = path.size() - 1;
    const float pitch = canvas.px(33.0F), label = canvas.measured(words, style).width + canvas.px(16.0F);
    // Many moves go into a line of their own.
    const bool beside = label + pitch * static_cast<float>(moves) <= area.width;
    const float left = beside ? area.x + label : area.x;
    const float y = beside ? area.centre().y : area.bottom() + area.height / 2;
    const auto room = static_cast<std::size_t>((area.right() - left) / pitch);
    for (std::size_t move = 0; move < std::min(moves, room); ++move) {
        const bool more = move + 1 == room && moves > room;
        style = text_style(canvas, role_of(look.story.mover(path[move])), Weight::bold);
        style.align_x = AlignX::centre;
        const auto letter = look.story.at(path[move]).best == End::left ? tr("L") : tr("R");
        canvas.text(more ? "…" : letter, {left + (static_cast<float>(move) + 0.5F) * pitch, y}, style);
    }
}

} // namespace

void paint_interval_panel(Rect area, const IntervalLook& look, Canvas& canvas) {
    paint_panel(area, {.rim = Role::act}, canvas);
    const float pad = canvas.px(padding);
    Rect line{area.x + pad, area.y + pad, area.width - 2 * pad, canvas.px(heading)};
    const auto down = [&](float gap, float height) {
        line.y = line.bottom() + canvas.px(gap);
        line.height = canvas.px(height);
    };
    const auto mover = look.story.mover(look.cell);
    const auto title = part_words(look.story, look.cell);
    const TextStyle big{.size = canvas.px(38.0F), .paint = {Role::act}, .weight = Weight::bold};
    canvas.text(title, {line.x, line.centre().y}, big);
    const auto turn = tr("{side} to move", {{"side", side_word(mover)}});
    const auto style = text_style(canvas, Role::soft);
    const float width = canvas.measured(turn, style).width, mark = canvas.px(24.0F);
    if (canvas.measured(title, big).width + width + mark * 2.2F <= line.width) {
        canvas.text(turn, {line.right() - width, line.centre().y}, style);
        canvas.sprite(mover == Side::first ? "mark/first" : "mark/second",
                      around({line.right() - width - mark, line.centre().y}, mark));
    }
    down(14, tile_height);
    paint_interval(line, look.story.numbers().subspan(look.cell.first, look.cell.length()), canvas);
    if (!look.known) {
        down(24, heading);
        canvas.text(tr("not filled in yet"), {line.x, line.centre().y}, style);
        return;
    }
    const auto cell = look.story.at(look.cell);
    if (cell.length() > 1) {
        down(20, sum_height);
        paint_sum(line, End::left, look, canvas);
        down(8, sum_height);
        paint_sum(line, End::right, look, canvas);
        down(12, heading);
        paint_verdict(line, cell, canvas);
        down(4, heading);
        paint_way(line, look, canvas);
        return;
    }
    down(24, heading);
    canvas.text(tr("the last number, to {side}: Opt = {points}", {{"side", side_word(mover)}, {"points", cell.opt()}}),
                {line.x, line.centre().y},
                {.size = canvas.px(lesson_text), .paint = {Role::ink}, .max_width = line.width});
}

} // namespace zugzwang::numbers
