// What the entry of Points is given beside its view: the ladder, lessons and the editor of positions.
#pragma once

#include <memory>

#include "games/points/rules.hpp"
#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/play/ladder.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/play/start_editor.hpp"

namespace zugzwang::points {

/// The ladder of Points: its rungs in words, their board and their emblems.
[[nodiscard]] Ladder ladder();

/// See Points decide: how Zones finds, counts and tries, and what the conflict graph tells the Champion.
/// Null when stopped.
[[nodiscard]] std::unique_ptr<Lesson> zones_lesson(const LessonRequest<Rules::State>& request, SearchControl& control);
[[nodiscard]] std::unique_ptr<Lesson> champion_lesson(const LessonRequest<Rules::State>& request,
                                                      SearchControl& control);

/// Fewer than this many points make no game.
inline constexpr int min_points = 4;
/// Points laid out by hand: a click adds one, dragging moves it, a right click takes it away; and lines between them.
/// New points lie within 0 to layout_side, or as far away as those that are there.
[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(Rules::State state);

} // namespace zugzwang::points
