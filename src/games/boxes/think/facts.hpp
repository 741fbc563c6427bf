// Why a line of Boxes is good or bad, as facts: boxes, chains, control, safe lines, and exact counts where the solver
// is quick.
#pragma once

#include <vector>

#include "games/boxes/rules.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::boxes {

/// One to three, of these kinds, with what their numbers are. "Given" and "left" are boxes that the other side can then
/// close in a row; "this side" draws the line. Lines of chains stand in `moves`, after the rival or answer if one is
/// named.
///
/// What the line does:
///   closes_last, closes_and_waits           how many it closes; the other side of the second: a safe line is left
///   takes_rest                              all boxes that are left, which can be closed in a row
///   closes_keeping_control, closes_and_can_leave   how many it closes, how many can still be left
///   closes_and_must_open                    how many can be closed in a row with it, the fewest to be given after that
///   keeps_control, leaves_and_waits         left, the fewest that the other side must then give
///   keeps_control_chain, keeps_control_loop left, the boxes of the only chain or loop there is then; its lines
///   leaves_last, leaves_boxes, opens_more   left
///   gives_last, gives_least, gives_boxes    given
///   opens_chain, opens_loop                 its boxes; its lines
///   opens_chain_to_take, opens_loop_to_take the same; taking all of it is best
///   opens_chain_to_control, opens_loop_to_control   its boxes, those taken, those left, which is best; its lines
///   last_safe                               the fewest that the other side must then give
///   other_gives_first, this_gives_first     safe lines left, all of which can be drawn
///   can_outlast, can_be_outlasted           safe lines left; by all ways to draw them, the side that wants to can
///   chains_suit, chains_against             long chains (the long-chain rule); their lines
///   safe_left                               safe lines left
///   brings, brings_most                     boxes that its side gets, and of how many; no line brings more
/// Beside a rival, which `moves` begins with:
///   gives_more, gives_fewer                 given, given by the rival
///   leaves_more, leaves_fewer               left, left by the rival
///   leaves_to_take, closes_what_it_leaves   left, closed by the rival; closed, left by the rival
///   takes_what_keeps_control                how many can be taken, which the rival leaves
///   must_take_all                           how many can be taken, how many of them can be left with the rival
///   lets_return, lets_no_return             2 given, which the other side can leave again, or cannot
///   safe_beside                             safe lines left, safe lines left by the rival
///   wrong_long_chains, right_long_chains    long chains, long chains with the rival; the lines of the former
///   brings_fewer, brings_more               boxes that its side gets, of how many, how many with the rival
/// With an answer, which `moves` begins with:
///   answer_makes_chain                      long chains then; their lines
///   answer_takes, answer_leaves             how many it begins to close, how many it leaves to keep control
[[nodiscard]] std::vector<Fact> facts(const MoveQuestion<Rules>& question);

} // namespace zugzwang::boxes
