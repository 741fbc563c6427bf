// What the entry of Boxes is given beside its view: the ladder, lessons and the editor of positions.
#pragma once

#include <memory>

#include "games/boxes/rules.hpp"
#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/play/ladder.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/play/start_editor.hpp"

namespace zugzwang::boxes {

/// The ladder of Boxes: its rungs in words, their board and their emblems.
[[nodiscard]] Ladder ladder();

/// See Boxes decide: the seed's player sorts the lines into three sets and asks them in order.
/// First the sets, then every line of the turn.
[[nodiscard]] std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request, SearchControl& control);

/// A position of Boxes laid out by hand: lines drawn and erased, closed boxes given to either side.
[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(Rules::State state);

} // namespace zugzwang::boxes
