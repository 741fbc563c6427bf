#include "scenes/explorer/explorer_pictures.hpp"

#include <algorithm>
#include <cmath>

#include "zugzwang/gfx/look.hpp"

namespace zugzwang {
namespace {

/// Slanted lines over the second side's colour, as everywhere.
void paint_hatched(Rect area, Canvas& canvas) {
    canvas.fill(area, {Role::second}, canvas.px(3.0F));
    canvas.clip(area);
    const float pitch = std::max(4.0F, canvas.px(8.0F));
    for (float x = area.x; x < area.right() + area.height; x += pitch)
        canvas.line({x - area.height, area.bottom()}, {x, area.y},
                    {.paint = {Role::second_fill_bottom, 0.8F}, .width = canvas.px(2.0F)});
    canvas.unclip();
}

} // namespace

void paint_endings(Rect area, const OpeningTally& tally, Canvas& canvas) {
    const float height = std::round(canvas.px(12.0F)), gap = std::round(canvas.px(3.0F));
    Rect bar{area.x, std::round(area.centre().y - height / 2), area.width, height};
    const auto all = static_cast<float>(tally.first_won + tally.second_won + tally.drawn);
    if (all == 0) return canvas.fill(bar, {Role::panel_rim, 0.35F}, gap);
    const auto part = [&](std::size_t count) { return std::round(area.width * static_cast<float>(count) / all); };
    const float end = bar.right();
    const auto next = [&](std::size_t count) {
        Rect one = bar;
        one.width = std::max(0.0F, std::min(part(count), end - bar.x) - (bar.x + part(count) + gap < end ? gap : 0));
        bar.x += part(count);
        return one;
    };
    if (tally.first_won > 0) canvas.fill(next(tally.first_won), {Role::first}, gap);
    if (tally.drawn > 0) canvas.fill(next(tally.drawn), {Role::dim}, gap);
    if (tally.second_won > 0) paint_hatched(next(tally.second_won), canvas);
}

void paint_won(Rect area, bool won, Canvas& canvas) {
    const float size = std::min(area.width, area.height);
    if (won) return canvas.sprite("mark/check", snapped(around(area.centre(), size)));
    canvas.ring(area.centre(), size * 0.42F, canvas.px(Measure::rim), {Role::dim});
}

} // namespace zugzwang
