// Where the board of Points is lit while a fact is told.
#pragma once

#include "games/points/rules.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::points {

/// Places are the points of the zone that is spoken of, moves the lines that are. Requires a fact of `facts` about that
/// question.
[[nodiscard]] Light light(const MoveQuestion<Rules>& question, const Fact& fact);

} // namespace zugzwang::points
