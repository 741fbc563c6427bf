// What positions and moves are worth, in words: of an analysis, and of a review.
#pragma once

#include <string>

#include "zugzwang/play/game.hpp"
#include "zugzwang/play/review.hpp"
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

/// What the position was worth to the side that moved: "won", "lost", "a draw" where it is proven, "+7" where margins
/// count, else "41 %". Empty where it is not known.
struct MoveWorth {
    std::string before, after;
    std::string keeps{}; ///< Of a move that keeps what there was: "keeps 41 %".
};
[[nodiscard]] MoveWorth worth_of(const ReviewedMove& move, const PositionValue& before, const PositionValue& after);

/// "This was won. 3 moves kept the win, yours did not." Where nothing is proven only an only move has words.
[[nodiscard]] std::string verdict_words(const ReviewedMove& move, bool yours);

} // namespace zugzwang
