// See Sticks decide: Optimal derives the losing numbers from the end, Novice has one rule.
#pragma once

#include <memory>

#include "games/sticks/rules.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::sticks {

[[nodiscard]] std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request);

} // namespace zugzwang::sticks
