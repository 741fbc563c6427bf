// What Sticks shows beside its board, for its kit.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/sticks/rules.hpp"
#include "zugzwang/play/guide.hpp"
#include "zugzwang/play/ladder.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/play/start_editor.hpp"

namespace zugzwang::sticks {

/// What a first visitor plays: how sticks are taken, and who wins.
[[nodiscard]] Guide guide();
/// How many may be taken, which numbers lose, and why: paragraphs, translated; see Game::rules_from.
[[nodiscard]] std::vector<std::string> rules_from(const std::optional<std::string>& position);
/// Its rungs in words, their board and their emblems.
[[nodiscard]] Ladder ladder();
/// Optimal derives the losing numbers from the end, Novice has one rule.
[[nodiscard]] std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request);
/// How many there are, how many a move takes, who the last one belongs to.
[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(Rules::State state);

} // namespace zugzwang::sticks
