// See Boxes decide: the seed's player sorts the lines into three sets and asks them in order.
#pragma once

#include <memory>

#include "games/boxes/rules.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::boxes {

/// First the sets, then every line of the turn.
[[nodiscard]] std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request);

} // namespace zugzwang::boxes
