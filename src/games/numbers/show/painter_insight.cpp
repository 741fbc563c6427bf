// The insight's part of the picture: what each end leads to, the sums of the places; the triangle is drawn in
// painter_triangle.cpp.
#include <algorithm>
#include <cmath>

#include "games/numbers/show/history.hpp"
#include "games/numbers/show/painter.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::numbers {
namespace {

std::string short_words(std::int64_t margin) {
    if (margin == 0) return tr("a draw");
    return tr("{side} by {margin}",
              {{"side", side_word(margin > 0 ? Side::first : Side::second)}, {"margin", std::abs(margin)}});
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
    const float whole = widths[0] + widths[1] + 2 * (mark + gap) + apart;
    std::array<float, 2> x{middle.x - whole / 2, middle.x + whole / 2 - widths[1] - mark - gap};
    if (way.size() > 0) x = {now.sum_beside(Side::first).x, now.sum_beside(Side::second).x - widths[1] - mark - gap};
    for (std::size_t kind = 0; kind < 2; ++kind) {
        const Vec centre{x[kind] + mark / 2, middle.y};
        if (kind == 0) {
            canvas.disc(centre, mark * 0.32F, {Role::soft});
        } else {
            canvas.box(snapped(around(centre, mark, std::max(2.0F, mark * 0.24F))),
                       {.top = Role::soft, .bottom = Role::soft});
        }
        canvas.text(words[kind], {x[kind] + mark + gap, middle.y}, style);
    }
}

} // namespace zugzwang::numbers
