// What is said of a turn of the seed's player, line by line.
#pragma once

#include <string>
#include <vector>

#include "games/boxes/think/class_turn.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::boxes {

/// "Classes · Orange to move, 4 boxes to 6"
[[nodiscard]] std::string class_title(const Rules::State& state);
/// Of the sets before the turn.
[[nodiscard]] std::vector<LessonPhrase> sorting_phrases(const LineClasses& classes);
/// Of that line of the turn.
[[nodiscard]] std::vector<LessonPhrase> line_phrases(const std::vector<TurnLine>& turn, std::size_t line,
                                                     Labels labels);

} // namespace zugzwang::boxes
