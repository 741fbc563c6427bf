// The insight's part of the picture: what each end leads to, the sums of the places, the triangle.
#include <algorithm>
#include <cmath>

#include "games/numbers/show/history.hpp"
#include "games/numbers/show/painter.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::numbers {
namespace {

// How long the triangle takes to be filled, and then the best way to light up.
constexpr float fill_seconds = 0.7F, light_seconds = 0.5F;

std::string short_words(std::int64_t margin) {
    if (margin == 0) return tr("a draw");
    return tr("{side} by {margin}",
              {{"side", side_word(margin > 0 ? Side::first : Side::second)}, {"margin", std::abs(margin)}});
}

using Part = Painter::Part;
using Ways = Painter::Ways;

Ways ways_of(const Way& way, const Triangle& triangle) {
    Ways ways{.now = {0, way.size()}, .played = {}, .best = {}};
    for (const auto& move : way.played) {
        ways.played.push_back(ways.now);
        ways.now = ways.now.after(move);
    }
    for (auto at = ways.now; const auto& move : triangle.best) {
        if (at.length == 1) break;
        at = at.after(move);
        ways.best.push_back(at);
    }
    return ways;
}

/// Whether the part can still be left.
bool is_reachable(Part part, Part now) {
    return part.from >= now.from && part.from + part.length <= now.from + now.length;
}

/// The seed's order among the cells that can still be reached: column after column, each from the short to the long.
std::size_t turn_of(Part part, Part now) {
    const auto column = part.from + part.length - 1 - now.from;
    return column * (column + 1) / 2 + part.length - 1;
}

} // namespace

void Painter::paint_insight(const Insight& insight) const {
    if (insight.triangle) paint_triangle(*insight.triangle);
    if (frame.now.empty()) return;
    paint_sums(insight);
    if (!insight.margin) return;
    paint_end_words(insight, End::left);
    paint_end_words(insight, End::right);
}

void Painter::paint_end_words(const Insight& insight, End end) const {
    const Rect chip = now.chip(end);
    const bool best = std::ranges::find(insight.best, Rules::Move{end}) != insight.best.end();
    const auto words = short_words(insight.margin_after[static_cast<std::size_t>(end)]);
    // Short rows have their room outside the two chips, long ones between them.
    const bool outside = frame.now.size() <= 6;
    const bool after_chip = (end == End::right) == outside;
    const float gap = now.units(14);
    canvas.text(best ? "✓ " + words : words, {after_chip ? chip.right() + gap : chip.x - gap, chip.centre().y},
                {.size = canvas.px(Measure::caption),
                 .paint = {best ? Role::act : Role::soft},
                 .weight = best ? Weight::semibold : Weight::regular,
                 .align_x = after_chip ? AlignX::left : AlignX::right,
                 .max_width = now.units(300)});
}

void Painter::paint_sums(const Insight& insight) const {
    const TextStyle style{.size = canvas.px(Measure::caption), .paint = {Role::soft}};
    const std::array<std::string, 2> words{tr("odd places sum to {sum}", {{"sum", insight.sums[0]}}),
                                           tr("even places sum to {sum}", {{"sum", insight.sums[1]}})};
    const float mark = std::round(style.size * 0.8F), gap = std::round(style.size * 0.45F), apart = style.size * 2;
    const std::array<float, 2> widths{canvas.measured(words[0], style).width, canvas.measured(words[1], style).width};
    const Vec middle = now.sums();
    float x = middle.x - (widths[0] + widths[1] + 2 * (mark + gap) + apart) / 2;
    for (std::size_t kind = 0; kind < 2; ++kind) {
        const Vec centre{x + mark / 2, middle.y};
        if (kind == 0) {
            canvas.disc(centre, mark * 0.32F, {Role::soft});
        } else {
            canvas.box(snapped(around(centre, mark, std::max(2.0F, mark * 0.24F))),
                       {.top = Role::soft, .bottom = Role::soft});
        }
        canvas.text(words[kind], {x + mark + gap, middle.y}, style);
        x += mark + gap + widths[kind] + apart;
    }
}

void Painter::paint_triangle(const Triangle& triangle) const {
    const Rect area = now.triangle();
    const auto way = way_to(frame.now, frame.moves);
    if (way.size() == 0) return;
    const auto rows = static_cast<float>(way.size());
    const float step_y = std::min(area.height / rows, now.units(40));
    const float step_x = std::min(area.width / rows, step_y * 1.15F);
    const float gap = std::max(1.0F, std::round(step_x * 0.12F));
    const Size cell{std::floor(step_x) - gap, std::floor(step_y) - gap};
    if (cell.width < 1 || cell.height < 1) return;
    const TextStyle number{.size = canvas.px(Measure::smallest), .weight = Weight::semibold, .align_x = AlignX::centre};
    const auto gets = [&](Part part) {
        return triangle.first_gets[triangle.cell(way.begin - triangle.begin + part.from, part.length)];
    };
    std::int64_t most = 0;
    for (std::size_t from = 0; from < way.size(); ++from) {
        for (std::size_t length = 1; from + length <= way.size(); ++length)
            most = std::max(most, gets({from, length}));
    }
    const auto largest = std::to_string(most);
    const bool roomy =
        cell.height >= number.size * 1.15F && cell.width >= canvas.measured(largest, number).width + 2 * gap;
    const auto ways = ways_of(way, triangle);
    for (std::size_t length = way.size(); length >= 1; --length) {
        for (std::size_t from = 0; from + length <= way.size(); ++from) {
            const auto depth = static_cast<float>(way.size() - length);
            const Vec middle{area.centre().x + (static_cast<float>(from) - depth / 2) * step_x,
                             area.y + (depth + 0.5F) * step_y};
            const Rect place = snapped(around(middle, cell.width, cell.height));
            const auto look = look_of({from, length}, ways);
            paint_cell(place, look, gap);
            if (!roomy || look == CellLook::empty) continue;
            auto style = number;
            style.paint = {look == CellLook::open || look == CellLook::lost ? Role::soft : Role::primary_ink,
                           look == CellLook::lost ? 0.4F : 1.0F};
            canvas.text(std::to_string(gets({from, length})), place.centre(), style);
        }
    }
    const Vec below{area.centre().x, area.y + rows * step_y + canvas.px(Measure::smallest)};
    canvas.text(roomy ? tr("what {side} still gets from every row that can be left", {{"side", side_word(Side::first)}})
                      : tr("every row that can be left, the best path lit"),
                below, {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .align_x = AlignX::centre});
}

Painter::CellLook Painter::look_of(Part cell, const Ways& ways) const {
    const auto played = std::ranges::find(ways.played, cell);
    if (played != ways.played.end()) {
        const bool by_last_mover = (ways.played.end() - played) % 2 == 1;
        const auto mover = by_last_mover ? other(frame.now.to_move) : frame.now.to_move;
        return mover == Side::first ? CellLook::first : CellLook::second;
    }
    if (cell == ways.now) return CellLook::now;
    if (!is_reachable(cell, ways.now)) return CellLook::lost;
    const auto since =
        frame.reduced_motion ? fill_seconds + light_seconds : static_cast<float>(frame.since_last.count());
    const auto best = std::ranges::find(ways.best, cell);
    const auto lit = part(since, fill_seconds, fill_seconds + light_seconds) * static_cast<float>(ways.best.size());
    if (best != ways.best.end() && static_cast<float>(best - ways.best.begin()) < lit) return CellLook::best;
    const auto cells = ways.now.length * (ways.now.length + 1) / 2;
    const auto filled = part(since, 0, fill_seconds) * static_cast<float>(cells);
    return static_cast<float>(turn_of(cell, ways.now)) < filled ? CellLook::open : CellLook::empty;
}

void Painter::paint_cell(Rect place, CellLook look, float gap) const {
    BoxStyle style{.top = Role::button_top,
                   .bottom = Role::button_bottom,
                   .radius = std::min(std::round(place.height * 0.22F), canvas.px(6.0F))};
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
    paint_ring(place, {.radius = style.radius, .gap = gap, .width = gap, .paint = {Role::ink}}, canvas);
}

} // namespace zugzwang::numbers
