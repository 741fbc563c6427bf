// A proof of what a position is worth, for whoever does not trust a solver: `assets/examples/check_boxes_proof.py`
// knows the rules and nothing else, and checks it.
//
// The lines that are not drawn yet are numbered in the order in which the proof names them; a set of them is the number
// whose bit i stands for line i, in hexadecimal digits. Let S be the lines drawn since the position. Its worth v(S) is
// what the side to move wins of the boxes that are still open, less what the other side wins of them. A fact is one of
//     S>v m    v(S) is at least v, since line m leads to enough
//     S<v      v(S) is at most v, since no line leads to more
// A line that closes c boxes leads from S to c + v(S and the line), any other one to -v(S and the line). What is open
// bounds v by itself, so nothing is said of that. Each fact stands behind those that it rests on; the last ones, of the
// empty set, are the worth of the position.
#pragma once

#include <stop_token>
#include <string>

#include "games/boxes/rules.hpp"

namespace zugzwang::boxes {

/// So many lines may be open: every set of them takes three bytes.
inline constexpr int max_proof_lines = 24;

/// The proof, which ends with a line feed; of 24 lines up to about 15 MB, in seconds. Refuses more lines than
/// max_proof_lines, and to go on when it was told to stop. Any thread.
[[nodiscard]] Result<std::string> certificate(const Rules::State& state, const std::stop_token& stop);

} // namespace zugzwang::boxes
