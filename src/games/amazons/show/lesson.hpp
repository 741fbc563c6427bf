// See minimax and alpha-beta look ahead: the tree of moves and replies, one move looked at a step.
#pragma once

#include <memory>

#include "games/amazons/rules.hpp"
#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::amazons {

/// Null when it was stopped.
[[nodiscard]] std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request, SearchControl& control);

} // namespace zugzwang::amazons
