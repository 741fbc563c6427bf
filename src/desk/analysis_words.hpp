// What an analysis comes to, in words.
#pragma once

#include <string>

#include "zugzwang/play/game.hpp"
#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

/// "Blue wins by 3", "Blue to move wins", "Blue 63 %"; "…" before anything is known.
[[nodiscard]] std::string value_words(const AnalysisInfo& analysis, const Game& game);
/// What one answer is worth to the side to move: "+3", "wins", "63 %".
[[nodiscard]] std::string answer_words(const AnalysedMove& move, Side mover);
/// What that means for the side to move: "2 moves keep the win. Every other move loses by 5 or more."; before all is
/// known, how much of it was looked at.
[[nodiscard]] std::string meaning(const AnalysisInfo& analysis);

/// How far it has come: "Depth 7", "9 of 14 proven"; may be empty.
[[nodiscard]] std::string progress_words(const Analysis& known);

} // namespace zugzwang
