// What a review says of a move: what the position was worth before and after it, and a sentence where it is sure.
#pragma once

#include <string>

#include "zugzwang/play/review.hpp"

namespace zugzwang {

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
