#include <algorithm>

#include "scenes/puzzle/panel_parts.hpp"
#include "scenes/puzzle/puzzle_panels.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang {

namespace {

constexpr float inner = 28;

void paint_letters(const OverLook& look, Canvas& canvas) {
    for (std::size_t index = 0; index < look.letters.size(); ++index) {
        const Rect box = look.letter_places[index][1];
        const bool here = index == look.place;
        canvas.box(box, {.top = Role::well,
                         .bottom = Role::well,
                         .radius = canvas.px(12.0F),
                         .rim = here ? Role::act : Role::button_rim,
                         .rim_width = canvas.px(here ? 4.0F : 2.0F)});
        canvas.text(std::string(1, look.letters[index]), box.centre(),
                    {.size = box.height * 0.62F,
                     .paint = {here ? Role::act : Role::ink},
                     .weight = Weight::extra_bold,
                     .align_x = AlignX::centre});
    }
}

/// The best ones, as many as there is room for; where nobody stands yet, the place waits.
void paint_scores(Rect area, const std::vector<RushScore>& scores, Canvas& canvas) {
    const float pitch = canvas.px(40.0F);
    TextStyle style{.size = canvas.px(Measure::caption), .paint = {Role::soft}};
    if (scores.empty()) {
        canvas.text(tr("Best so far: none yet"), {area.x, area.y + pitch / 2}, style);
        return;
    }
    float y = area.y + pitch / 2;
    for (std::size_t index = 0; index < max_rush_scores && y + pitch / 2 <= area.bottom(); ++index, y += pitch) {
        const bool is_taken = index < scores.size();
        style.paint = {index == 0 ? Role::act : Role::soft};
        style.weight = Weight::semibold;
        style.align_x = AlignX::right;
        canvas.text(std::to_string(index + 1), {area.x + canvas.px(30.0F), y}, style);
        canvas.text(is_taken ? std::to_string(scores[index].solved) : "–", {area.right(), y}, style);
        style.align_x = AlignX::left;
        style.paint = {is_taken ? Role::ink : Role::dim};
        canvas.text(is_taken ? scores[index].initials : "– – –", {area.x + canvas.px(58.0F), y}, style);
    }
}

} // namespace

void paint_rush_over(Rect area, float bottom, const OverLook& look, Canvas& canvas) {
    paint_panel(area, {.rim = look.letters.empty() ? std::nullopt : std::optional(Role::act)}, canvas);
    const float left = area.x + canvas.px(inner), width = area.width - 2 * canvas.px(inner);
    const bool beside = is_broad(area, canvas); // of the words: the letters
    const float end = beside && !look.letters.empty() ? look.letter_places[0][0].x - canvas.px(24.0F) : left + width;
    canvas.text(
        look.words, {left, area.y + canvas.px(46.0F)},
        {.size = canvas.px(Measure::body), .paint = {Role::soft}, .weight = Weight::semibold, .max_width = end - left});
    const float base = area.y + canvas.px(126.0F);
    const auto number = std::to_string(look.solved);
    const float taken = canvas
                            .text(number, {left, base},
                                  {.size = canvas.px(Measure::figure),
                                   .paint = {Role::act},
                                   .weight = Weight::extra_bold,
                                   .align_y = AlignY::baseline})
                            .width;
    canvas.text(tr("solved"), {left + taken + canvas.px(14.0F), base},
                {.size = canvas.px(Measure::caption), .paint = {Role::soft}, .align_y = AlignY::baseline});
    float top = base + canvas.px(30.0F);
    if (look.letters.empty() && look.tries != nullptr && area.height > canvas.px(800.0F)) {
        paint_tries({left, top, width, width / 6}, *look.tries, false, canvas);
        top += width / 6 + canvas.px(24.0F);
    }
    if (!look.letters.empty()) {
        paint_letters(look, canvas);
        if (!beside) top = look.letter_places[0][2].bottom() + canvas.px(20.0F);
    }
    paint_scores({left, top, end - left, bottom - canvas.px(12.0F) - top}, look.scores, canvas);
}

} // namespace zugzwang
