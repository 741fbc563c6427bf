// Where the board of Boxes is lit while a fact is told.
#pragma once

#include "games/boxes/rules.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::boxes {

/// Places are boxes: those that a side closes in a row are its own, those of chains and loops are no side's. Moves are
/// the lines that are still safe. Requires a fact of `facts` about that question.
[[nodiscard]] Light light(const MoveQuestion<Rules>& question, const Fact& fact);

} // namespace zugzwang::boxes
