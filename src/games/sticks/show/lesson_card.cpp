#include "games/sticks/show/lesson_card.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "games/sticks/think/formula.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::sticks {
namespace {

// Units of a 1080-line screen.
constexpr float large_size = 50, line_pitch = 46, line_height = 42, under_heading = 10;

Role role_of_tone(LessonCard::Line::Tone tone) {
    using Tone = LessonCard::Line::Tone;
    return tone == Tone::bad ? Role::bad : tone == Tone::chosen ? Role::act : Role::soft;
}

void paint_line(Rect area, const LessonCard::Line& line, Canvas& canvas) {
    const bool plain = line.tone == LessonCard::Line::Tone::plain;
    const float side = canvas.px(14.0F);
    canvas.box(area, {.top = Role::well, .bottom = Role::well, .radius = canvas.px(10.0F)});
    if (!plain)
        paint_ring(area, {.radius = canvas.px(10.0F), .width = canvas.px(3.0F), .paint = {role_of_tone(line.tone)}},
                   canvas);
    const float value = canvas
                            .text(line.value, {area.right() - side, area.centre().y},
                                  {.size = canvas.px(lesson_text),
                                   .paint = {role_of_tone(line.tone)},
                                   .weight = plain ? Weight::medium : Weight::bold,
                                   .align_x = AlignX::right})
                            .width;
    canvas.text(line.words, {area.x + side, area.centre().y},
                {.size = canvas.px(lesson_text),
                 .paint = {plain ? Role::soft : Role::ink},
                 .weight = Weight::medium,
                 .max_width = area.width - 3 * side - value});
}

} // namespace

Rect paint_lesson_card(Rect area, const LessonCard& card, Canvas& canvas) {
    paint_panel(area, {.rim = card.lit ? std::optional(Role::act) : std::nullopt, .lit = card.lit}, canvas);
    const float padding = canvas.px(Measure::panel_padding);
    const Rect inner = area.inset(padding);
    const float text = canvas.px(lesson_text);
    const TextStyle heading{.size = text, .paint = {Role::soft}, .align_y = AlignY::top, .wrap_width = inner.width};
    float y = inner.y + canvas.text(card.heading, {inner.x, inner.y}, heading).height + canvas.px(under_heading);
    float end = inner.bottom();
    if (!card.small.empty()) {
        TextStyle small = heading;
        small.paint = {Role::ink};
        end -= canvas.measured(card.small, small).height;
        canvas.text(card.small, {inner.x, end}, small);
    }
    for (const auto& line : card.lines) {
        paint_line(snapped({inner.x, y, inner.width, canvas.px(line_height)}), line, canvas);
        y += canvas.px(line_pitch);
    }
    const TextStyle large{.size = canvas.px(large_size),
                          .paint = {card.lit ? Role::act : Role::ink},
                          .weight = Weight::bold,
                          .align_x = AlignX::centre,
                          .max_width = inner.width};
    const float picture = card.picture > 0 ? canvas.px(card.picture) : 0;
    const float above = end - y - picture;
    if (!card.large.empty()) canvas.text(card.large, {inner.centre().x, y + above / 2}, large);
    return {inner.x, y + above, inner.width, picture};
}

void paint_groups(Rect area, int sticks, const Rules::State& state, Role lit, Canvas& canvas) {
    constexpr float slender = 1.0F / 12.0F, pitch_to_width = 1.7F, gap_to_width = 1.8F, thinnest = 3;
    const int apart = state.misere ? 1 : 0, together = period(state);
    if (sticks <= apart) return;
    const auto place = [&](int index) { // in widths of a stick
        const int groups = index < apart ? 0 : (index - apart) / together + apart;
        return static_cast<float>(index) * pitch_to_width + static_cast<float>(groups) * gap_to_width;
    };
    const float whole = place(sticks - 1) + 1;
    const float width = std::min(area.height * slender, area.width / whole);
    if (width < canvas.px(thinnest)) return;
    const float height = std::min(area.height, width / slender);
    const int over = (sticks - apart) % together;
    for (int index = 0; index < sticks; ++index) {
        const Rect match{area.centre().x + (place(index) - whole / 2) * width, area.centre().y - height / 2, width,
                         height};
        const bool is_over = index >= sticks - over;
        canvas.sprite("sticks/match", match, {.alpha = is_over || index < apart ? 1.0F : 0.6F});
        if (!is_over) continue;
        const float gap = width * 0.3F;
        paint_ring(snapped(match.inset(-gap)),
                   {.radius = width / 2 + gap, .width = std::max(1.0F, std::round(width * 0.25F)), .paint = {lit}},
                   canvas);
    }
}

} // namespace zugzwang::sticks
