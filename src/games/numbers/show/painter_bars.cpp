// The middle of a row that is too long to be read: a bar for each number, or for several.
#include <algorithm>
#include <cmath>

#include "games/numbers/show/painter.hpp"
#include "games/numbers/show/theme.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::numbers {

void Painter::paint_bars() const {
    if (!now.zoomed_out()) return;
    const Rect well = now.bars();
    const float padding = std::round(std::min(well.height * 0.07F, well.width * 0.05F));
    const Rect inside = well.inset(padding);
    if (inside.width < 4 || inside.height < 4) return;
    canvas.box(well, {.top = Role::well,
                      .bottom = Role::well,
                      .radius = std::round(well.height * 0.08F),
                      .rim = own::well_rim,
                      .rim_width = canvas.px(Measure::rim)});
    const auto hidden = now.bars_end() - now.bars_begin();
    const auto max_columns = static_cast<std::uint32_t>(inside.width / std::max(4.0F, now.units(4)));
    const auto columns = std::clamp(hidden, 1U, std::max(max_columns, 1U));
    const float pitch = std::min(inside.width / static_cast<float>(columns), now.units(22));
    const float left = inside.centre().x - pitch * static_cast<float>(columns) / 2;
    const float gap = pitch > 8 ? std::round(pitch * 0.2F) : 1;
    const auto bar = [&](std::uint32_t column, double number, Role role, float alpha) {
        const float height =
            std::max(1.0F, static_cast<float>(number / static_cast<double>(overview.largest())) * inside.height);
        const float x = std::round(left + static_cast<float>(column) * pitch);
        const float next = std::round(left + static_cast<float>(column + 1) * pitch);
        canvas.box({x, inside.bottom() - std::round(height), std::max(1.0F, next - x - gap), std::round(height)},
                   {.top = role, .bottom = role, .alpha = alpha});
    };
    for (std::uint32_t column = 0; column < columns; ++column) {
        const auto at = [&](std::uint64_t edge) {
            return now.bars_begin() + static_cast<std::uint32_t>(edge * hidden / columns);
        };
        const auto begin = at(column), end = at(column + 1);
        // One number: its bar. Many: their mean, and dimmer above it the largest.
        if (end - begin > 1) bar(column, static_cast<double>(overview.largest(begin, end)), own::tile_foot, 0.55F);
        bar(column, overview.mean(begin, end), own::tile_shade, 0.95F);
    }
    if (frame.miniature) return;
    canvas.text(tr_n("{n} more number", "{n} more numbers", hidden), {well.centre().x, now.chip(End::left).centre().y},
                {.size = canvas.px(Measure::caption), .paint = {Role::soft}, .align_x = AlignX::centre});
}

} // namespace zugzwang::numbers
