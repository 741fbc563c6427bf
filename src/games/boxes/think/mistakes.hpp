// Which kind of mistake a line of Boxes was, by what both lines do at sight.
#pragma once

#include <string>

#include "games/boxes/rules.hpp"

namespace zugzwang::boxes {

/// Beside a better line; empty where none fits. Boxes are given where the other side can close them in a row. A chain
/// is long from three boxes on (Berlekamp, The Dots and Boxes Game, 2000).
/// Where boxes can be closed:
///   took-all      closes some of which the better line leaves the last ones, or still can
///   left-boxes    closes none, and the better line closes some or leaves fewer
/// Where none can:
///   opened-chain  gives three or more, as many as a long chain has, and the better line none
///   gave-box      gives one or two, and the better line none
///   gave-more     gives more than the better line, which gives some
///   gave-late     gives none, and the better line some
///   wrong-count   gives none, nor does the better line; the numbers of long chains or of safe lines that they leave
///                 are not both odd or both even
///   quiet-line    the same with numbers that are
[[nodiscard]] std::string kind_of_mistake(const Rules::State& state, const Rules::Move& played,
                                          const Rules::Move& better);

} // namespace zugzwang::boxes
