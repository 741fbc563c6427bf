// See Points decide: how Zones finds, counts and tries, and what the conflict graph tells the Champion.
#pragma once

#include <memory>

#include "games/points/rules.hpp"
#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::points {

/// Null when stopped.
[[nodiscard]] std::unique_ptr<Lesson> zones_lesson(const LessonRequest<Rules::State>& request, SearchControl& control);
[[nodiscard]] std::unique_ptr<Lesson> champion_lesson(const LessonRequest<Rules::State>& request,
                                                      SearchControl& control);

} // namespace zugzwang::points
