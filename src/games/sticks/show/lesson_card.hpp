// The cards beside the numbers of a lesson: a heading, what matters in large type, lines of what was tried, a sentence.
#pragma once

#include <string>
#include <vector>

#include "games/sticks/rules.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::sticks {

struct LessonCard {
    struct Line {
        std::string words, value;
        enum class Tone : std::uint8_t { plain, bad, chosen } tone = Tone::plain;
    };
    std::string heading;
    std::string large;
    std::vector<Line> lines; ///< At most four; with them `large` stands below.
    std::string small;
    bool lit = false;
    float picture = 0; ///< Units of height to keep free below `large`.
};

/// Text is at least lesson_text high; a card of 600 by 340 units holds any of them. Answers the place that is kept
/// free.
Rect paint_lesson_card(Rect area, const LessonCard& card, Canvas& canvas);

/// So many sticks in groups of M + 1, what is left over lit; in the misère game one stick stands apart first. Draws
/// nothing where they would be too thin to be counted.
void paint_groups(Rect area, int sticks, const Rules::State& state, Role lit, Canvas& canvas);

} // namespace zugzwang::sticks
