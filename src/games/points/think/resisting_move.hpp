// What to draw where the end is out of reach: a line that the other side cannot soon answer with one that wins.
#pragma once

#include <optional>
#include <vector>

#include "games/points/rules.hpp"
#include "games/points/think/solver.hpp"

namespace zugzwang::points {

/// Nearly every position is won by the side that is the first to see through it. So the moves that are not known to
/// lose, a few at a time, those that leave the least first, are given more and more nodes to be refuted in: the first
/// of those that stood the longest, or one that turns out to win. Empty when the control ends it too early.
[[nodiscard]] std::optional<Segment> resisting_move(Solver& solver, const Rules::State& state,
                                                    const std::vector<JudgedMove>& moves, SearchControl& control);

} // namespace zugzwang::points
