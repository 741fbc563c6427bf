// The insight's part of the picture: what each end leads to, the sums of the places, the triangle.
#include <algorithm>
#include <cmath>

#include "games/numbers/painter.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::numbers {
namespace {

// How long the triangle takes to be filled, and then the best way to light up.
constexpr float fill_seconds = 0.7F, light_seconds = 0.5F;

std::string short_words(std::int64_t margin) {
    if (margin == 0) return tr("a draw");
    return margin > 0 ? tr("Blue by {}", margin) : tr("Orange by {}", -margin);
}

/// A cell of the triangle: the numbers `from` … `from + length - 1` of it.
struct Part {
    std::size_t from = 0, length = 0;

    [[nodiscard]] Part after(const Rules::Move& move) const {
        return {move == take_left ? from + 1 : from, length - 1};
    }
    friend bool operator==(const Part&, const Part&) = default;
};

/// Which cells were passed, and which come next under best play.
struct Ways {
    Part now;
    std::vector<Part> played, best;
};

Ways ways_of(const Triangle& triangle) {
    Ways ways{.now = {0, triangle.size()}, .played = {}, .best = {}};
    for (const auto& move : triangle.played) {
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
    if (frame.now.empty()) return;
    if (insight.margin) {
        for (const auto end : {End::left, End::right})
            paint_end_words(insight, end);
    }
    paint_sums(insight);
    if (insight.triangle) paint_triangle(*insight.triangle);
}

void Painter::paint_end_words(const Insight& insight, End end) const {
    const Rect chip = now.chip(end);
    const bool best = std::ranges::find(insight.best, Rules::Move{end}) != insight.best.end();
    const auto words = short_words(insight.margin_after[static_cast<std::size_t>(end)]);
    // Short rows have their room outside the two chips, long ones between them.
    const bool outside = frame.now.size() <= 6;
    const bool after_chip = (end == End::right) == outside;
    const float gap = now.units(14);
    canvas.text(best ? tr("✓ {}", words) : words, {after_chip ? chip.right() + gap : chip.x - gap, chip.centre().y},
                {.size = canvas.px(Measure::caption),
                 .paint = {best ? Role::act : Role::soft},
                 .weight = best ? Weight::semibold : Weight::regular,
                 .align_x = after_chip ? AlignX::left : AlignX::right,
                 .max_width = now.units(300)});
}

void Painter::paint_sums(const Insight& insight) const {
    const TextStyle style{.size = canvas.px(Measure::caption), .paint = {Role::soft}};
    const std::array<std::string, 2> words{tr("odd places sum to {}", insight.sums[0]),
                                           tr("even places sum to {}", insight.sums[1])};
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
    const auto rows = static_cast<float>(triangle.size());
    const float step_y = std::min(area.height / rows, now.units(34));
    const float step_x = std::min(area.width / rows, step_y * 1.15F);
    const float gap = std::max(1.0F, std::round(step_x * 0.12F));
    const float width = std::floor(step_x) - gap, height = std::floor(step_y) - gap;
    if (width < 1 || height < 1) return;
    const auto ways = ways_of(triangle);
    const auto since = frame.reduced_motion ? 9.0F : static_cast<float>(frame.since_last.count());
    const auto cells = ways.now.length * (ways.now.length + 1) / 2;
    const auto filled = part(since, 0, fill_seconds) * static_cast<float>(cells);
    const auto lit = part(since, fill_seconds, fill_seconds + light_seconds) * static_cast<float>(ways.best.size());
    const float radius = std::min(std::round(height * 0.22F), canvas.px(5.0F));

    for (std::size_t length = triangle.size(); length >= 1; --length) {
        for (std::size_t from = 0; from + length <= triangle.size(); ++from) {
            const Part cell{from, length};
            const auto depth = static_cast<float>(triangle.size() - length);
            const Rect place = snapped(around(
                {area.centre().x + (static_cast<float>(from) - depth / 2) * step_x, area.y + (depth + 0.5F) * step_y},
                width, height));
            BoxStyle style{.top = Role::button_top, .bottom = Role::button_bottom, .radius = radius};
            const auto best = std::ranges::find(ways.best, cell);
            const auto played = std::ranges::find(ways.played, cell);
            if (played != ways.played.end()) {
                const auto moves_ago = static_cast<std::size_t>(ways.played.end() - played);
                const auto mover = moves_ago % 2 == 1 ? other(frame.now.to_move) : frame.now.to_move;
                style.top = style.bottom = role_of(mover);
                style.alpha = 0.75F;
            } else if (cell == ways.now ||
                       (best != ways.best.end() && static_cast<float>(best - ways.best.begin()) < lit)) {
                style.top = style.bottom = Role::act;
            } else if (!is_reachable(cell, ways.now)) {
                style.alpha = 0.3F;
            } else {
                style.rim = Role::button_rim;
                style.rim_width = 1;
                style.fill_alpha = static_cast<float>(turn_of(cell, ways.now)) < filled ? 1.0F : 0.0F;
            }
            canvas.box(place, style);
            if (cell == ways.now) {
                canvas.box(place.inset(-gap),
                           {.radius = radius + gap, .rim = Role::ink, .rim_width = gap, .fill_alpha = 0});
            }
        }
    }
    canvas.text(tr("every row that can be left, the best path lit"), now.triangle_caption(),
                {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .align_x = AlignX::centre});
}

} // namespace zugzwang::numbers
