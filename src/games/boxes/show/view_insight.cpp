#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "games/boxes/show/class_kinds.hpp"
#include "games/boxes/show/view.hpp"
#include "zugzwang/gfx/value_plates.hpp"

namespace zugzwang::boxes {

void View::draw_lit(int edge, float alpha, Canvas& canvas) const {
    const float width = whole_pixels(board_.cell() * 0.055F, 2);
    canvas.box(board_.free_bar(edge, width, board_.sizes().dot * 1.4F),
               {.top = Role::act, .bottom = Role::act, .radius = width / 2, .alpha = alpha});
}

void View::draw_values(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    for (const auto& [move, words, keeps] : frame.values) {
        if (keeps) draw_lit(move.edge, 1, canvas);
    }
    const auto looked_at = frame.hint ? std::optional(frame.hint->edge) : frame.interactive ? chosen() : std::nullopt;
    draw_plates(frame.values, 0.19F, looked_at, canvas);
}

/// What keeps the value is lime; plates go where they have room, the best first.
void View::draw_plates(std::span<const ValuedMove<Rules>> values, float size, std::optional<int> looked_at,
                       Canvas& canvas) const {
    ValuePlates plates(board_.cell() * size, canvas);
    for (const auto& [move, words, keeps] : values) {
        if (looked_at == move.edge)
            plates.put_on_top(board_.middle_of(move.edge), words, keeps ? Role::act : Role::ink);
    }
    for (const auto& [move, words, keeps] : values) {
        if (keeps && looked_at != move.edge) plates.put(board_.middle_of(move.edge), words, Role::act);
    }
    for (const auto& [move, words, keeps] : values) {
        if (!keeps && looked_at != move.edge) plates.put_softly(board_.middle_of(move.edge), words);
    }
}

void View::draw_insight(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    for (const int box : frame.insight->boxes_to_take) {
        canvas.ring(board_.middle_of_box(box), board_.cell() * 0.16F, whole_pixels(board_.cell() * 0.03F, 1),
                    {Role::act, 0.8F});
        canvas.disc(board_.middle_of_box(box), board_.cell() * 0.06F, {Role::act});
    }
    for (const auto& run : frame.insight->runs)
        draw_run(run, canvas);
    if (frame.values.empty()) draw_worth(frame, canvas);
}

/// What each line is worth to the side to move, the fainter the more it loses.
void View::draw_worth(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    std::vector<ValuedMove<Rules>> values;
    for (const auto& line : frame.insight->lines) {
        draw_lit(line.edge, 1 / (1 + static_cast<float>(line.loss) / 2), canvas);
        const auto* const sign = line.margin > 0 ? "+" : line.margin < 0 ? "−" : "";
        values.push_back({{line.edge}, sign + std::to_string(std::abs(line.margin)), line.loss == 0});
    }
    if (!frame.miniature) draw_plates(values, 0.17F, std::nullopt, canvas);
}

void View::draw_run(const Insight::Run& run, Canvas& canvas) const {
    const bool is_long = run.loop || run.is_long_chain();
    const float strength = is_long ? 1.0F : 0.55F;
    std::vector<Vec> path;
    for (const int box : run.boxes)
        path.push_back(board_.middle_of_box(box));
    if (run.loop) path.push_back(path.front());
    const float wide = board_.cell() * 0.13F;
    if (path.size() > 1) {
        canvas.polyline(path, {.paint = {Role::act, 0.22F * strength}, .width = wide});
        canvas.polyline(path,
                        {.paint = {Role::act, 0.85F * strength}, .width = whole_pixels(board_.cell() * 0.03F, 1)});
    }
    for (const Vec& at : path) {
        canvas.disc(at, wide, {Role::act, 0.16F * strength});
        canvas.disc(at, std::max(1.5F, board_.cell() * 0.048F), {Role::act, strength});
    }
    if (!is_long) return;
    const float height = std::max(board_.cell() * 0.34F, canvas.px(Measure::smallest) * 1.45F);
    paint_badge({.words = std::to_string(run.boxes.size()), .height = height, .role = Role::act},
                board_.middle_of_box(run.boxes.back()), canvas);
}

} // namespace zugzwang::boxes
