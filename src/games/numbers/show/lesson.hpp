// See the players of Numbers at work: Optimal fills in its table, Parity compares two sums.
#pragma once

#include <memory>

#include "games/numbers/rules.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::numbers {

[[nodiscard]] std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request);

} // namespace zugzwang::numbers
