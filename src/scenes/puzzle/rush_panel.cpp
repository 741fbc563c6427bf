#include <array>
#include <cmath>

#include "scenes/puzzle/panel_parts.hpp"
#include "scenes/puzzle/puzzle_panels.hpp"
#include "scenes/widgets/arc.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang {

namespace {

std::string misses_words(int misses) {
    if (misses == 0) return tr("three misses end it");
    if (misses == 1) return tr("one of three misses");
    return misses == 2 ? tr("two of three misses") : tr("three misses");
}

} // namespace

void paint_rush(Rect area, const RushLook& look, Canvas& canvas) {
    paint_panel(area, {}, canvas);
    paint_panel_head(area, tr("Rush"), tr_n("{n} minute", "{n} minutes", 5), canvas);
    Span span(area, canvas);
    const bool low = area.height < canvas.px(800.0F), broad = is_broad(area, canvas);
    const float radius = canvas.px(low ? 76.0F : 118.0F), width = canvas.px(low ? 12.0F : 18.0F);
    const Vec centre{broad ? span.left + radius : area.centre().x, area.y + canvas.px(low ? 158.0F : 216.0F)};
    canvas.ring(centre, radius, width, {Role::button_top});
    paint_arc(centre, radius - width / 2, look.left / puzzles::rush_time,
              {.paint = {look.left < Seconds{30} ? Role::bad : Role::act}, .width = width}, canvas);
    canvas.text(clock_words(Seconds(std::ceil(look.left.count()))),
                {centre.x, centre.y - canvas.px(low ? 8.0F : 12.0F)},
                {.size = canvas.px(low ? 44.0F : 64.0F),
                 .paint = {Role::ink},
                 .weight = Weight::extra_bold,
                 .align_x = AlignX::centre});
    canvas.text(tr("left"), {centre.x, centre.y + canvas.px(low ? 30.0F : 44.0F)},
                {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .align_x = AlignX::centre});
    if (broad) span.left = centre.x + radius + canvas.px(40.0F);
    const float row = broad ? centre.y - canvas.px(34.0F) : centre.y + radius + canvas.px(low ? 44.0F : 72.0F);
    paint_figure(std::to_string(look.solved), tr("solved"), {span.left, row + canvas.px(18.0F)},
                 span.width() - canvas.px(170.0F), Role::act, canvas.px(low ? 44.0F : 64.0F), canvas);
    const float disc = canvas.px(low ? 18.0F : 22.0F), pitch = disc * 2 + canvas.px(6.0F);
    for (int index = 0; index < puzzles::rush_misses; ++index) {
        const Vec at{span.right - disc - static_cast<float>(puzzles::rush_misses - 1 - index) * pitch, row};
        const bool missed = index < look.misses;
        canvas.ring(at, disc, canvas.px(2.0F), {missed ? Role::bad : Role::button_rim});
        if (missed) paint_cross(at, disc * 1.1F, Role::bad, canvas);
    }
    canvas.text(misses_words(look.misses), {span.right, row + canvas.px(44.0F)},
                {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .align_x = AlignX::right});
    if (look.tries != nullptr)
        paint_tries({span.left, row + canvas.px(72.0F), span.width(), span.width() / (low ? 12 : 6)}, *look.tries, true,
                    canvas);
    if (low) return;
    const float best = area.bottom() - canvas.px(212.0F);
    paint_rule(span, best - canvas.px(36.0F), canvas);
    paint_row(tr("Best so far"), look.best, {span.left, best, span.width(), 0}, canvas);
}

} // namespace zugzwang
