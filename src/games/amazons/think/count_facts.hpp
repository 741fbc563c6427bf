// The facts of Amazons that say by counts how a move leaves the board: each with its kind, numbers and sentence.
#pragma once

#include <cstdint>
#include <string>

#include "games/amazons/think/fact_words.hpp"
#include "games/amazons/think/position_counts.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::amazons {

/// What is counted of a position.
enum class Count : std::uint8_t { first, near, territory, two_moves, open };
/// Beside what a rival would leave.
[[nodiscard]] Fact beside(Count count, Share now, Share beside, const MoveText& rival);
/// The same two after an answer to each.
struct Line {
    MoveText move, answer;
};
[[nodiscard]] Fact beside_after_answer(Count count, Share now, Share beside, const MoveText& answer, const Line& rival);
/// The open moves of this side, or of the other one, after the answer; and beside it after the rival and its own.
[[nodiscard]] Fact has_open_moves(Share now_and_beside, const MoveText& answer, const Line& rival);
[[nodiscard]] Fact leaves_open_moves(Share now_and_beside, const MoveText& answer, const Line& rival);
/// Squares that are got to first.
[[nodiscard]] Fact gets_first(Share now);
/// Those, or the nearer ones, beside what they were before the move, which gains some.
[[nodiscard]] Fact gains_first(Share now, Share before);
[[nodiscard]] Fact gains_near(Share now, Share before);
/// Squares that the other side can never enter any more.
[[nodiscard]] Fact closes_off(int now, int before);
/// Where no count tells more: what the other side plays, and who gets first to how many squares then.
[[nodiscard]] Fact names_answer(Share first, const MoveText& answer);

} // namespace zugzwang::amazons
