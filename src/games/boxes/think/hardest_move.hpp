// Which of several moves of the same value is the hardest to answer.
#pragma once

#include <vector>

#include "games/boxes/think/solver.hpp"

namespace zugzwang::boxes {

/// Of `moves`, which all keep the value, the one after which the smallest share of answers keeps it for the other side.
/// If the control stops, the best of those compared so far, or the first. Requires a solver that covers the state, at
/// least one move, and that no move closes a box.
[[nodiscard]] Rules::Move hardest_to_answer(Solver& solver, const Rules::State& state, int value,
                                            const std::vector<Rules::Move>& moves, SearchControl& control);

} // namespace zugzwang::boxes
