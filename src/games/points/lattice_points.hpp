// Many points of a new board that look scattered.
#pragma once

#include <vector>

#include "games/points/board.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::points {

/// Many points that look scattered, though they are some places of a lattice: only there do so many keep clear of so
/// many segments, since a place is on a line exactly, or a whole row away from it. The more places a lattice has, the
/// less is it seen; it is made coarser until enough places are found, and among 60 points it shows. One in
/// conflict after the other moves (min-conflicts, Minton et al. 1992).
[[nodiscard]] std::vector<Point> points_of_lattice(int count, Random& random);

} // namespace zugzwang::points
