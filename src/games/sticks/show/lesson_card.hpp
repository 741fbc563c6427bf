// The cards beside the numbers of a lesson: a heading, what matters in large type, lines of what was tried, a sentence.
#pragma once

#include <string>
#include <vector>

#include "games/sticks/rules.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang::sticks {

struct LessonCard {
    struct Line {
        std::string words, value;
        enum class Tone : std::uint8_t { plain, bad, chosen } tone = Tone::plain;
    };
    std::string heading;
    std::string large{};
    std::vector<Line> lines{}; ///< At most four; with them `large` stands below.
    std::string small{};
    bool lit = false;
    ui::Node picture = ui::nothing(); ///< Below `large`.
};
[[nodiscard]] ui::Node card_node(LessonCard card);

/// So many sticks in groups of M + 1, what is left over lit; in the misère game one stick stands apart first. Draws
/// nothing where they would be too thin to be counted.
void paint_groups(Rect area, int sticks, const Rules::State& state, Role lit, Canvas& canvas);

} // namespace zugzwang::sticks
