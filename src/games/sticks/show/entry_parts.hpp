// What the entry of Sticks is given beside its view: the ladder, lessons, the editor of positions and the help.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/sticks/rules.hpp"
#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/play/ladder.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/play/start_editor.hpp"

namespace zugzwang::sticks {

/// Its rungs in words, their board and their emblems.
[[nodiscard]] Ladder ladder();
/// See Sticks decide: Optimal derives the losing numbers from the end, Novice has one rule.
[[nodiscard]] std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request, SearchControl& control);
/// Set by hand: how many there are, how many a move takes, who the last one belongs to.
[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(Rules::State state);
/// What the help says of the game under way: how many may be taken, which numbers lose, and why; see Game::rules_from.
[[nodiscard]] std::vector<std::string> rules_from(const std::optional<std::string>& position);

} // namespace zugzwang::sticks
