#include "games/points/show/values.hpp"

#include <algorithm>

#include "zugzwang/gfx/value_plates.hpp"

namespace zugzwang::points {
namespace {

/// So few lines can all be shown with what they are worth.
constexpr std::size_t few_lines = 15;

} // namespace

void draw_value_threads(Values values, const Brush& brush, float gap) {
    const auto keeping = std::ranges::count_if(values, [](const auto& value) { return value.keeps; });
    for (const auto& value : values) {
        if (value.keeps)
            brush.thread(value.move, {Role::act, keeping <= 6 ? 0.9F : 0.45F}, gap);
        else if (values.size() <= few_lines)
            brush.thread(value.move, {Role::undrawn, 0.75F}, gap);
    }
}

void draw_value_plates(Values values, int point, std::optional<Segment> line, const Brush& brush) {
    const auto& field = brush.field();
    ValuePlates plates(field.square().width * 0.024F, brush.canvas());
    for (const auto& [move, words, keeps] : values) {
        if (move == line) plates.put_on_top(field.on(move, 0.5F), words, keeps ? Role::act : Role::ink);
    }
    for (const auto& [move, words, keeps] : values) {
        if (keeps && move != line) plates.put(field.on(move, 0.5F), words, Role::act);
    }
    for (const auto& [move, words, keeps] : values) {
        if (keeps || move == line) continue;
        constexpr float towards_the_other_end = 0.62F;
        if (move.a == point)
            plates.put_softly(field.on(move, towards_the_other_end), words);
        else if (move.b == point)
            plates.put_softly(field.on(move, 1 - towards_the_other_end), words);
        else if (values.size() <= few_lines)
            plates.put_softly(field.on(move, 0.5F), words);
    }
}

} // namespace zugzwang::points
