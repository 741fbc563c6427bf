// What is true of a line of Points and tells why it wins or loses, or what it leaves where that is not known.
#pragma once

#include <vector>

#include "games/points/rules.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::points {

/// At most three, the most telling first. "Lines" are those that can be drawn, "room" is how many of them there will be
/// before none is left. By kind, with the numbers, and with the moves in brackets:
/// a line that wins
///   draws_last_line
///   leaves_even_lines         room for just so many
///   leaves_cancelling_parts   the nim-values of the independent parts, the greatest first, two or three of them
///   leaves_even_groups        undecided groups, sure moves: Proposition 1 decides
///   leaves_nim_value_0        how many lines, each of which loses
///   only_line_wins            of how many lines
/// a line that loses, with an answer that wins
///   leaves_last_line          (nothing: whatever is drawn then is the last line)
///   lets_draw_last_line       [the answer]
///   leaves_odd_lines          as above
///   answer_leaves_even_lines  room for just so many after [the answer]
///   leaves_parts              as above [the answer]
///   leaves_uneven_groups      undecided groups, sure moves; Proposition 1 decides now and after [the answer]
///   leaves_nim_value          which [the answer]
///   answer_wins               [the answer]
///   answers_that_win          how many, of how many; every line loses
///   every_line_loses          of how many
///   fewer_answers_win, more_answers_win   how many, of how many, and the same after [the rival]
/// the rival
///   rival_draws_last_line     [the rival]
///   rival_leaves_even_lines, rival_leaves_odd_lines   room for just so many after [the rival]
///   rival_leaves_nim_value    which [the rival]
///   rival_lets_answer_win     [the rival, the answer]
/// what becomes of a zone      as zone_fact has it
/// what is left, beside [the rival] if there is one
///   leaves_lines              how many, how many the rival would leave
///   leaves_zones              as many, as above
///   leaves_sure_moves         in small zones, as above
///   takes_other_lines         how many are taken that the rival would leave
///   answer_leaves_lines       how many after [the answer]
[[nodiscard]] std::vector<Fact> facts(const MoveQuestion<Rules>& question);

} // namespace zugzwang::points
