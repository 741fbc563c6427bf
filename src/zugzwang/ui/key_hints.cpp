#include <algorithm>

#include "zugzwang/ui/paint.hpp"

namespace zugzwang::ui {

namespace {

constexpr float cap_height = 36;
constexpr float cap_padding = 24; ///< On both sides together, beyond a square cap.
constexpr float cap_gap = 8;
constexpr float words_gap = 14;
constexpr float hint_gap = 30;

TextStyle cap_style(const Canvas& canvas) {
    return {.size = canvas.px(Measure::smallest),
            .paint = {Role::soft},
            .weight = Weight::medium,
            .align_x = AlignX::centre};
}

TextStyle words_style(const Canvas& canvas) { return {.size = canvas.px(Measure::caption), .paint = {Role::soft}}; }

float cap_width(const std::string& key, const Canvas& canvas) {
    const float words = canvas.measured(key, cap_style(canvas)).width;
    return std::max(canvas.px(cap_height), std::round(words + canvas.px(cap_padding)));
}

float hint_width(const KeyHint& hint, const Canvas& canvas) {
    float width = canvas.px(words_gap) - canvas.px(cap_gap);
    for (const auto& key : hint.keys)
        width += cap_width(key, canvas) + canvas.px(cap_gap);
    return width + canvas.measured(hint.words, words_style(canvas)).width;
}

void paint_cap(const std::string& key, Rect area, Canvas& canvas) {
    paint_plate(area, {.radius = canvas.px(8.0F)}, canvas);
    canvas.text(key, area.centre(), cap_style(canvas));
}

} // namespace

void paint_key_hints(const std::vector<KeyHint>& hints, Vec centre, float width, Canvas& canvas) {
    std::size_t shown = 0;
    float total = 0;
    for (; shown < hints.size(); ++shown) {
        const float more = hint_width(hints[shown], canvas) + (shown == 0 ? 0 : canvas.px(hint_gap));
        if (total + more > width) break;
        total += more;
    }
    const float height = canvas.px(cap_height);
    float x = std::round(centre.x - total / 2);
    for (std::size_t index = 0; index < shown; ++index) {
        for (const auto& key : hints[index].keys) {
            const float cap = cap_width(key, canvas);
            paint_cap(key, {x, std::round(centre.y - height / 2), cap, height}, canvas);
            x += cap + canvas.px(cap_gap);
        }
        x += canvas.px(words_gap) - canvas.px(cap_gap);
        x += canvas.text(hints[index].words, {x, centre.y}, words_style(canvas)).width + canvas.px(hint_gap);
    }
}

} // namespace zugzwang::ui
