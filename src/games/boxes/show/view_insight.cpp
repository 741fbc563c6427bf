#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "games/boxes/show/view.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/gfx/value_plates.hpp"

namespace zugzwang::boxes {

void View::draw_lit(int edge, float alpha, Canvas& canvas) const {
    const float width = whole_pixels(board_.cell() * 0.055F, 2), free = board_.sizes().dot * 1.4F;
    Rect line = board_.bar(edge, width);
    line = board_.grid().is_horizontal(edge) ? Rect{line.x + free, line.y, line.width - 2 * free, line.height}
                                             : Rect{line.x, line.y + free, line.width, line.height - 2 * free};
    canvas.box(line, {.top = Role::act, .bottom = Role::act, .radius = width / 2, .alpha = alpha});
}

/// What keeps the value is lime; plates go where they have room, the best first.
void View::draw_values(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    for (const auto& [move, words, keeps] : frame.values) {
        if (keeps) draw_lit(move.edge, 1, canvas);
    }
    ValuePlates plates(board_.cell() * 0.19F, canvas);
    auto looked_at = frame.interactive ? chosen() : std::nullopt;
    if (frame.hint) looked_at = frame.hint->edge;
    for (const auto& [move, words, keeps] : frame.values) {
        if (looked_at == move.edge)
            plates.put_on_top(board_.middle_of(move.edge), words, keeps ? Role::act : Role::ink);
    }
    for (const auto& [move, words, keeps] : frame.values) {
        if (keeps && looked_at != move.edge) plates.put(board_.middle_of(move.edge), words, Role::act);
    }
    for (const auto& [move, words, keeps] : frame.values) {
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
    const auto& lines = frame.insight->lines;
    for (const auto& line : lines)
        draw_lit(line.edge, 1 / (1 + static_cast<float>(line.loss) / 2), canvas);
    if (frame.miniature) return;
    ValuePlates plates(board_.cell() * 0.17F, canvas);
    const auto words = [](const Insight::Line& line) {
        const auto digits = std::to_string(std::abs(line.margin));
        return line.margin > 0 ? "+" + digits : line.margin < 0 ? "−" + digits : digits;
    };
    for (const auto& line : lines) {
        if (line.loss == 0) plates.put(board_.middle_of(line.edge), words(line), Role::act);
    }
    for (const auto& line : lines) {
        if (line.loss > 0) plates.put_softly(board_.middle_of(line.edge), words(line));
    }
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
    const TextStyle number{.size = std::round(std::max(canvas.px(Measure::smallest), board_.cell() * 0.23F)),
                           .paint = {Role::act},
                           .weight = Weight::bold,
                           .align_x = AlignX::centre};
    const std::string words = std::to_string(run.boxes.size());
    const float width = std::max(board_.cell() * 0.44F, canvas.measured(words, number).width + board_.cell() * 0.16F);
    const float height = std::max(board_.cell() * 0.37F, number.size * 1.25F);
    const Rect badge = snapped(around(board_.middle_of_box(run.boxes.back()), width, height));
    canvas.box(badge, {.top = Role::well,
                       .bottom = Role::well,
                       .radius = height * 0.28F,
                       .rim = Role::act,
                       .rim_width = whole_pixels(board_.cell() * 0.018F, 1)});
    canvas.text(words, badge.centre(), number);
}

} // namespace zugzwang::boxes
