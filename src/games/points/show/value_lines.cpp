#include "games/points/show/value_lines.hpp"

#include <algorithm>

#include "zugzwang/gfx/value_plates.hpp"

namespace zugzwang::points {
namespace {

/// So few lines can all be shown with what they are worth.
constexpr std::size_t few_lines = 15;

} // namespace

Vec ValueLines::at(Segment line, float part) const { return between(lie_.place(line.a), lie_.place(line.b), part); }

void ValueLines::thread(Segment line, Paint paint) const {
    const float length = distance(lie_.place(line.a), lie_.place(line.b));
    if (length <= 2 * lie_.gap) return;
    const float gap = lie_.gap / length;
    canvas_.line(at(line, gap), at(line, 1 - gap), {.paint = paint, .width = lie_.thread});
}

void ValueLines::draw_threads() const {
    const auto keeping = std::ranges::count_if(values_, [](const auto& value) { return value.keeps; });
    for (const auto& value : values_) {
        if (value.keeps)
            thread(value.move, {Role::act, keeping <= 6 ? 0.9F : 0.45F});
        else if (values_.size() <= few_lines)
            thread(value.move, {Role::undrawn, 0.75F});
    }
}

void ValueLines::draw_plates(const Look& look) const {
    ValuePlates plates(lie_.board * 0.024F, canvas_);
    for (const auto& [move, words, keeps] : values_) {
        if (move == look.line) plates.put_on_top(at(move, 0.5F), words, keeps ? Role::act : Role::ink);
    }
    for (const auto& [move, words, keeps] : values_) {
        if (keeps && move != look.line) plates.put(at(move, 0.5F), words, Role::act);
    }
    for (const auto& [move, words, keeps] : values_) {
        if (keeps || move == look.line) continue;
        constexpr float towards_the_other_end = 0.62F;
        if (move.a == look.point)
            plates.put_softly(at(move, towards_the_other_end), words);
        else if (move.b == look.point)
            plates.put_softly(at(move, 1 - towards_the_other_end), words);
        else if (values_.size() <= few_lines)
            plates.put_softly(at(move, 0.5F), words);
    }
}

} // namespace zugzwang::points
