// Which of several moves of the same value is the hardest to answer.
#pragma once

#include <vector>

#include "games/boxes/think/solver.hpp"

namespace zugzwang::boxes {

/// The one of `moves`, all of which keep the value, that leaves the other side the smallest share of answers that keep
/// theirs; as far as the control lasts, and the first where it does not. Requires a solver that covers the state, one
/// move at least, and that none of them closes a box.
[[nodiscard]] Rules::Move hardest_to_answer(Solver& solver, const Rules::State& state, int value,
                                            const std::vector<Rules::Move>& moves, SearchControl& control);

} // namespace zugzwang::boxes
