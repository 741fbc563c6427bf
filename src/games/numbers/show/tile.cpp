#include "games/numbers/show/tile.hpp"

#include <algorithm>
#include <cmath>

#include "games/numbers/show/theme.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::numbers {
namespace {

constexpr float tile_gap = 6, widest_tile = 62; // units of a 1080-line screen

} // namespace

void paint_number(Rect area, const std::string& words, float size, const TileLook& look, Canvas& canvas) {
    const float radius = std::round(std::min(area.width, area.height) * 0.16F);
    const float alpha = look.alpha * (look.quiet ? 0.62F : 1.0F);
    canvas.box(area, {.top = Role::drawn,
                      .bottom = own::tile_shade,
                      .radius = radius,
                      .foot = own::tile_foot,
                      .foot_depth = std::max(1.0F, std::round(area.height * 0.06F)),
                      .alpha = alpha});
    if (!words.empty())
        canvas.text(words, area.centre(),
                    {.size = size, .paint = {own::tile_ink, alpha}, .weight = Weight::bold, .align_x = AlignX::centre});
    if (!look.lit) return;
    paint_ring(area,
               {.radius = radius, .gap = canvas.px(4.0F), .width = canvas.px(3.0F), .paint = {Role::act, look.alpha}},
               canvas);
}

void paint_interval(Rect area, std::span<const std::int32_t> numbers, Canvas& canvas) {
    const TextStyle style{.size = canvas.px(lesson_board_text), .weight = Weight::bold};
    float widest = 0;
    for (const auto number : numbers.size() <= 64 ? numbers : numbers.first(64))
        widest = std::max(widest, canvas.measured(std::to_string(number), style).width);
    const float gap = canvas.px(tile_gap);
    const float width = std::max(canvas.px(26.0F), widest + canvas.px(6.0F));
    const auto fit = static_cast<std::size_t>(std::max(3.0F, (area.width + gap) / (width + gap)));
    const std::size_t shown = std::min(fit, numbers.size());
    const bool all = shown == numbers.size();
    const float pitch =
        std::min((area.width + gap) / static_cast<float>(shown), std::max(width, canvas.px(widest_tile)) + gap);
    const std::size_t dots = shown / 2; // the place of the dots, where some are left out
    for (std::size_t place = 0; place < shown; ++place) {
        const Rect tile = snapped({area.x + static_cast<float>(place) * pitch, area.y, pitch - gap, area.height});
        if (!all && place == dots) {
            canvas.text("…", tile.centre(), {.size = style.size, .paint = {Role::soft}, .align_x = AlignX::centre});
            continue;
        }
        const auto number = numbers[all || place < dots ? place : numbers.size() - (shown - place)];
        const bool is_end = place == 0 || place + 1 == shown;
        const float size = std::clamp(std::round((pitch - gap) * 0.42F), style.size, canvas.px(30.0F));
        paint_number(tile, std::to_string(number), widest * size / style.size <= pitch - gap ? size : style.size,
                     {.lit = is_end, .quiet = !is_end}, canvas);
    }
}

} // namespace zugzwang::numbers
