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

} // namespace zugzwang::amazons
