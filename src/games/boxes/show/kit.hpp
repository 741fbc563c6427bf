// What Boxes shows beside its board, for its kit.
#pragma once

#include <memory>

#include "games/boxes/rules.hpp"
#include "zugzwang/play/guide.hpp"
#include "zugzwang/play/ladder.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/play/start_editor.hpp"

namespace zugzwang::boxes {

/// What a first visitor plays.
[[nodiscard]] Guide guide();
/// Its rungs in words, their board and their emblems.
[[nodiscard]] Ladder ladder();
/// The seed's player sorts the lines into three sets and asks them in order: first the sets, then every line of the
/// turn.
[[nodiscard]] std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request);
/// Lines are drawn and erased, closed boxes given to either side.
[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(Rules::State state);

} // namespace zugzwang::boxes
