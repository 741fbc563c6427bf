// The facts of Amazons one by one: each with its kind, its numbers and its sentence. They are spoken for the side that
// makes the move, which is "this side".
#pragma once

#include <optional>
#include <string>

#include "games/amazons/think/confinement.hpp"
#include "games/amazons/think/position_counts.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::amazons {

/// A move by its text, so that it can be spoken of.
using MoveText = std::string;

/// Who wins: by the rules, or proven.
[[nodiscard]] Fact wins_at_once();
[[nodiscard]] Fact answer_wins_at_once(const MoveText& answer);
[[nodiscard]] Fact misses_winning_at_once(const MoveText& rival);
[[nodiscard]] Fact wins();
[[nodiscard]] Fact loses();
[[nodiscard]] Fact keeps_win(const MoveText& rival);
[[nodiscard]] Fact gives_win_away(const MoveText& rival);

/// Once the sides are apart: squares of their rooms when that comes about, then the moves that are left to them.
[[nodiscard]] Fact parts(Share squares);
[[nodiscard]] Fact moves_are_left(Share moves);
/// Moves that are left to this side, beside those after the rival.
[[nodiscard]] Fact wastes_room(Share own_and_rival, const MoveText& rival);
[[nodiscard]] Fact saves_room(Share own_and_rival, const MoveText& rival);

/// Queens that lose their freedom.
[[nodiscard]] Fact confines(const Confinement& queen);
[[nodiscard]] Fact confines_own(const Confinement& queen);
[[nodiscard]] Fact answer_confines(const Confinement& queen, const MoveText& answer);
[[nodiscard]] Fact misses_confining(const Confinement& queen, const MoveText& rival);

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
