// What becomes of the zone that a line is drawn in.
#pragma once

#include "games/points/rules.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::points {

/// By kind, with the numbers:
///   ends_zone         of how many points
///   shrinks_zone      of how many points to how many
///   splits_zone       of how many points, into two or three of how many each, the largest first
///   splits_zone_into  of how many points, into how many zones
[[nodiscard]] Fact zone_fact(const Rules::State& state, const Segment& line);

} // namespace zugzwang::points
