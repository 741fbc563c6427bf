#include <algorithm>

#include "scenes/puzzle/panel_parts.hpp"
#include "scenes/puzzle/puzzle_panels.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang {

namespace {

void paint_bar(Rect area, float part, Canvas& canvas) {
    const float radius = area.height / 2;
    canvas.box(area, {.top = Role::well, .bottom = Role::well, .radius = radius});
    const float width = std::clamp(area.width * part, area.height, area.width);
    if (part > 0)
        canvas.box({area.x, area.y, width, area.height}, {.top = Role::act, .bottom = Role::act, .radius = radius});
}

} // namespace

void paint_practice(Rect area, float top, float bottom, const PracticeLook& look, Canvas& canvas) {
    paint_panel(area, {}, canvas);
    if (!look.head.empty()) paint_panel_head(area, look.head, {}, canvas);
    const Span span(area, canvas);
    const float row = canvas.px(40.0F), pitch = span.width() / 12;
    const auto line = [&](float y) { return Rect{span.left, y, span.width(), row}; };
    if (bottom - top < canvas.px(220.0F)) { // one line is all there is room for
        paint_row(look.label, tr("{n} of {all}", {{"n", look.solved}, {"all", look.all}}),
                  line((top + bottom - row) / 2), canvas);
        return;
    }
    float y = top + canvas.px(26.0F);
    paint_row(look.label, tr("{n} of {all}", {{"n", look.solved}, {"all", look.all}}), line(y), canvas);
    y += row + canvas.px(4.0F);
    const float part = look.all > 0 ? static_cast<float>(look.solved) / static_cast<float>(look.all) : 0;
    paint_bar(snapped({span.left, y, span.width(), canvas.px(10.0F)}), part, canvas);
    y += canvas.px(34.0F);
    if (look.tries != nullptr) paint_tries({span.left, y, span.width(), 2 * pitch}, *look.tries, look.waits, canvas);
    const float best = bottom - canvas.px(18.0F) - row;
    paint_rule(span, (y + 2 * pitch + best) / 2, canvas);
    paint_row(tr("Best rush"), look.best, line(best), canvas);
}

void paint_chip_tick(Rect chip, Canvas& canvas) {
    const float size = canvas.px(24.0F);
    const Vec at{chip.right() - size * 0.55F, chip.y + size * 0.3F};
    canvas.disc(at, size / 2, {Role::act});
    paint_tick(at, size * 0.55F, Role::primary_ink, canvas);
}

void paint_no_puzzles(Rect area, const std::string& title, const std::string& words, Canvas& canvas) {
    const Vec centre = area.centre();
    canvas.text(title, {centre.x, centre.y - canvas.px(30.0F)},
                {.size = canvas.px(Measure::heading),
                 .paint = {Role::ink},
                 .weight = Weight::bold,
                 .align_x = AlignX::centre,
                 .max_width = area.width});
    canvas.text(words, {centre.x, centre.y + canvas.px(26.0F)},
                {.size = canvas.px(Measure::caption),
                 .paint = {Role::soft},
                 .align_x = AlignX::centre,
                 .max_width = area.width});
}

} // namespace zugzwang
