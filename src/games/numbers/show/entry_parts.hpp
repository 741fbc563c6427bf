// What the entry of Numbers is given beside its view: the ladder, lessons and the editor of positions.
#pragma once

#include <memory>

#include "games/numbers/rules.hpp"
#include "zugzwang/play/ladder.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/play/start_editor.hpp"

namespace zugzwang::numbers {

/// The ladder of Numbers: its rungs in words, their board and their emblems.
[[nodiscard]] Ladder ladder();

/// See the players of Numbers at work: Optimal fills in its table, Parity compares two sums.
[[nodiscard]] std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request);

/// A position of Numbers set by hand: the row as it is typed, and what each side has taken already.
[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(Rules::State state);

} // namespace zugzwang::numbers
