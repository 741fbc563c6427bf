// What is true of a move of Amazons and tells why it is worth what it is worth.
#pragma once

#include <vector>

#include "games/amazons/rules.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::amazons {

/// At most three facts, the most telling first. "This side" makes the move; a pair of numbers is of this side and of
/// the other one. Takes a few milliseconds and uses no randomness.
///   wins_at_once                               the other side has no move left
///   answer_wins_at_once                        (the answer) nor has this one
///   misses_winning_at_once                     (the rival) which wins at once
///   wins, loses                                with best play, proven
///   keeps_win, gives_win_away                  (the rival) after which it is the other way round, proven too
///   parts                                      the squares of both sides' rooms
///   moves_are_left                             in rooms that are apart, for both
///   wastes_room, saves_room                    (the rival) the moves left to this side; the same after the rival
///   blocks, shuts_in, walls_in                 a queen of the other side: how many squares she can go to (none where
///                                              she is blocked), or her room has
///   own_blocks, own_shuts_in, own_walls_in     the same of an own queen
///   answer_blocks …                            (the answer) what it does to a queen of this side
///   misses_blocks …                            (the rival) what it would do to a queen of the other side
///   first, gains_first, gains_near             the squares that both get to first, or are nearer to in single steps;
///                                              and before the move
///   closes_off                                 the squares that only this side can still come to; and before the move
///   first_beside, near_beside, territory_beside, two_moves_beside, open_beside
///                                              (the rival) the squares that both get to first, are nearer to in single
///                                              steps, have to themselves, come to within two moves, and their open
///                                              moves; and the same after the rival
///   has_open_moves, leaves_open_moves          (the answer, the rival, its likely answer) the open moves of this side,
///                                              or of the other one, after both answers; with the move, with the rival
///   first_after_answer …                       (the answer, the rival, its likely answer) the same after both answers
///   names_answer                               (the answer) the squares that both get to first then
[[nodiscard]] std::vector<Fact> facts(const MoveQuestion<Rules>& question);

} // namespace zugzwang::amazons
