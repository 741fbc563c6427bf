// What the entry of Amazons is given beside its view: the ladder, lessons and the editor of positions.
#pragma once

#include <memory>

#include "games/amazons/rules.hpp"
#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/play/ladder.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/play/start_editor.hpp"

namespace zugzwang::amazons {

/// The ladder of Amazons: its rungs in words, their board and their emblems.
[[nodiscard]] Ladder ladder();

/// See minimax and alpha-beta look ahead: the tree of moves and replies, one move looked at a step.
/// Null when it was stopped.
[[nodiscard]] std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request, SearchControl& control);

/// A position of Amazons laid out by hand: queens of both sides and arrows placed and taken away.
[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(Rules::State state);

} // namespace zugzwang::amazons
