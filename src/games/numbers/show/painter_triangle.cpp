// The insight's triangle: the seed's figure 1 with what the first player gets of every part.
#include <algorithm>
#include <cmath>

#include "games/numbers/show/painter.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::numbers {
namespace {

using Cell = Pyramid::Cell;

// How long the triangle takes to be filled, and then the best way to light up.
constexpr float fill_seconds = 0.7F, light_seconds = 0.5F;

// Units of a 1080-line screen.
constexpr float max_pitch = 40, lens_width = 390, lens_height = 96;
/// The least height in pixels that a cell or a block of them is drawn with.
constexpr float min_cell = 5;

std::string mark_of(Side side) { return side == Side::first ? "mark/first" : "mark/second"; }

Painter::Ways ways_of(const Way& way, const Triangle& triangle) {
    Painter::Ways ways{.now = {0, static_cast<std::uint32_t>(way.size()) - 1}, .played = {}, .best = {}};
    for (const auto& move : way.played) {
        ways.played.push_back(ways.now);
        if (ways.now.length() > 1) ways.now = ways.now.after(move);
    }
    for (auto at = ways.now; const auto& move : triangle.best) {
        if (at.length() == 1) break;
        at = at.after(move);
        ways.best.push_back(at);
    }
    return ways;
}

/// Whether the part can still be left.
bool is_reachable(Cell part, Cell now) { return part.first >= now.first && part.last <= now.last; }

/// The seed's order among the cells that can still be reached.
std::size_t turn_of(Cell part, Cell now) { return table_index(part.first - now.first, part.last - now.first); }

} // namespace

Side Painter::mover_of(Cell cell) const {
    const bool same = cell.length() % 2 == frame.now.size() % 2;
    return same ? frame.now.to_move : other(frame.now.to_move);
}

TableCell Painter::in_table(const Triangle& triangle, Cell cell) const {
    const auto from = way.begin - triangle.begin;
    return triangle.table->cell(cell.first + from, cell.last + from);
}

void Painter::paint_triangle(const Triangle& triangle) const {
    if (way.size() == 0) return;
    const Rect area = now.triangle();
    const Pyramid pyramid(area, static_cast<std::uint32_t>(way.size()),
                          {now.units(max_pitch) * 1.7F, now.units(max_pitch)}, min_cell);
    const auto ways = ways_of(way, triangle);
    paint_cells(triangle, pyramid, ways);
    paint_best_line(pyramid, ways);
    paint_lines(pyramid);
    for (const auto& taking : pointed) {
        if (taking.begin < way.begin || taking.end > way.end) continue;
        const Rect place = pyramid.area({taking.begin - way.begin, taking.end - 1 - way.begin});
        paint_ring(place, {.radius = canvas.px(5.0F), .gap = 2, .width = 2, .paint = {Role::ink}}, canvas);
    }
    const Vec below{area.centre().x, area.bottom() + canvas.px(Measure::smallest)};
    canvas.text(tr("what {side} still gets of every row that can be left", {{"side", side_word(Side::first)}}), below,
                {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .align_x = AlignX::centre});
    paint_lens(triangle, pyramid);
}

void Painter::paint_cells(const Triangle& triangle, const Pyramid& pyramid, const Ways& ways) const {
    const TextStyle number{.size = canvas.px(Measure::smallest), .weight = Weight::semibold, .align_x = AlignX::centre};
    std::int64_t most = 0;
    if (pyramid.stride() == 1)
        pyramid.for_each([&](Cell cell, Rect) { most = std::max(most, in_table(triangle, cell).opt()); });
    const Rect top = pyramid.area({0, pyramid.size() - 1});
    const bool roomy = pyramid.stride() == 1 && pyramid.pitch().height >= number.size * 1.1F &&
                       top.width >= canvas.measured(std::to_string(most), number).width + canvas.px(2.0F);
    const Ways none{.now = ways.now, .played = {}, .best = {}};
    pyramid.for_each([&](Cell cell, Rect place) {
        const auto look = look_of(cell, pyramid.stride() == 1 ? ways : none);
        paint_cell(place, look, mover_of(cell));
        if (!roomy || look == CellLook::empty) return;
        auto style = number;
        style.paint = {look == CellLook::open || look == CellLook::lost ? Role::ink : Role::primary_ink,
                       look == CellLook::lost ? 0.4F : 1.0F};
        canvas.text(std::to_string(in_table(triangle, cell).opt()), place.centre(), style);
    });
}

/// Where several cells are one block, the ways are lines.
void Painter::paint_best_line(const Pyramid& pyramid, const Ways& ways) const {
    if (pyramid.stride() == 1) return;
    std::vector<Vec> points{pyramid.centre(ways.now)};
    for (const auto& cell : ways.best)
        points.push_back(pyramid.centre(cell));
    canvas.polyline(points, {.paint = {Role::act}, .width = canvas.px(2.0F)});
}

/// Beside each line of the figure whose turn it is there, and i at the left, j at the right.
void Painter::paint_lines(const Pyramid& pyramid) const {
    const float height = pyramid.pitch().height;
    const float mark = std::round(std::min(height * 0.55F, canvas.px(14.0F)));
    const float size = std::min(canvas.px(Measure::smallest), std::floor(height * 0.9F));
    if (mark < 5) return;
    const bool with_places = size >= canvas.px(Measure::smallest) * 0.8F;
    const auto lines = static_cast<std::uint32_t>(way.size());
    for (std::uint32_t depth = 0; depth < lines; ++depth) {
        for (const auto end : {End::left, End::right}) {
            const bool left = end == End::left;
            const Rect edge = pyramid.edge(end, depth);
            const auto mover = mover_of({0, lines - 1 - depth});
            const float x = left ? edge.right() - mark / 2 : edge.x + mark / 2;
            canvas.sprite(mark_of(mover), around({x, edge.centre().y}, mark));
            if (!with_places) continue;
            const auto place = left ? way.begin + depth + 1 : way.end - depth;
            const auto words = depth > 0 ? std::to_string(place)
                               : left    ? tr("i = {place}", {{"place", place}})
                                         : tr("j = {place}", {{"place", place}});
            canvas.text(words, {left ? x - mark : x + mark, edge.centre().y},
                        {.size = size, .paint = {Role::soft}, .align_x = left ? AlignX::right : AlignX::left});
        }
    }
}

void Painter::paint_lens(const Triangle& triangle, const Pyramid& pyramid) const {
    if (!lens) return;
    const auto at = pyramid.at(*lens);
    if (!at) return;
    const auto cell = in_table(triangle, *at);
    const Rect place = pyramid.area(*at);
    paint_ring(place, {.radius = canvas.px(5.0F), .gap = 2, .width = canvas.px(2.0F), .paint = {Role::ink}}, canvas);
    const Rect room = now.triangle();
    const float width = canvas.px(lens_width), height = canvas.px(lens_height), pad = canvas.px(14.0F);
    const float x = std::clamp(place.centre().x - width / 2, room.x, std::max(room.x, room.right() - width));
    const bool above = place.y - height - pad >= room.y;
    const Rect bubble = snapped({x, above ? place.y - height - pad : place.bottom() + pad, width, height});
    paint_panel(bubble, {.lit = true}, canvas);
    const auto mover = mover_of(*at);
    canvas.text(tr("({i}, {j}): {number}",
                   {{"i", way.begin + at->first + 1}, {"j", way.begin + at->last + 1}, {"number", cell.opt()}}),
                {bubble.x + pad, bubble.y + height * 0.3F},
                {.size = canvas.px(30.0F), .paint = {Role::ink}, .weight = Weight::bold, .max_width = width - 2 * pad});
    const float mark = canvas.px(20.0F);
    const float line = bubble.y + height * 0.72F;
    canvas.sprite(mark_of(mover), around({bubble.x + pad + mark / 2, line}, mark));
    canvas.text(
        tr("{side} to move: L {left}, R {right}",
           {{"side", side_word(mover)}, {"left", cell.by_left}, {"right", cell.by_right}}),
        {bubble.x + pad + mark * 1.5F, line},
        {.size = canvas.px(Measure::caption), .paint = {Role::ink}, .max_width = width - 2 * pad - mark * 1.5F});
}

Painter::CellLook Painter::look_of(Cell cell, const Ways& ways) const {
    const auto played = std::ranges::find(ways.played, cell);
    if (played != ways.played.end()) return mover_of(cell) == Side::first ? CellLook::first : CellLook::second;
    if (cell == ways.now) return CellLook::now;
    if (!is_reachable(cell, ways.now)) return CellLook::lost;
    const auto since =
        frame.reduced_motion ? fill_seconds + light_seconds : static_cast<float>(frame.since_last.count());
    const auto best = std::ranges::find(ways.best, cell);
    const auto lit = part(since, fill_seconds, fill_seconds + light_seconds) * static_cast<float>(ways.best.size());
    if (best != ways.best.end() && static_cast<float>(best - ways.best.begin()) < lit) return CellLook::best;
    const auto cells = std::size_t{ways.now.length()} * (ways.now.length() + 1) / 2;
    const auto filled = part(since, 0, fill_seconds) * static_cast<float>(cells);
    return static_cast<float>(turn_of(cell, ways.now)) < filled ? CellLook::open : CellLook::empty;
}

/// The first player's cells are round at their ends, the second player's have corners.
void Painter::paint_cell(Rect place, CellLook look, Side mover) const {
    BoxStyle style{.top = Role::button_top,
                   .bottom = Role::button_bottom,
                   .radius = mover == Side::first ? std::floor(place.height / 2) : 2.0F};
    if (look == CellLook::first || look == CellLook::second) {
        style.top = style.bottom = look == CellLook::first ? Role::first : Role::second;
        style.alpha = 0.8F;
    } else if (look == CellLook::best || look == CellLook::now) {
        style.top = style.bottom = Role::act;
    } else if (look == CellLook::lost) {
        style.alpha = 0.35F;
    } else {
        style.rim = Role::button_rim;
        style.rim_width = 1;
        style.fill_alpha = look == CellLook::open ? 1.0F : 0.0F;
    }
    canvas.box(place, style);
    if (look != CellLook::now) return;
    const float gap = std::max(1.0F, std::round(place.height * 0.1F));
    paint_ring(place, {.radius = style.radius, .gap = gap, .width = gap, .paint = {Role::ink}}, canvas);
}

} // namespace zugzwang::numbers
