// Where the board of Numbers is lit while a fact is told.
#pragma once

#include "games/numbers/rules.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::numbers {

/// Places are those of the row: what a side takes, or can have all of, is its own; equal ends and a number that stays
/// covered are no side's. Requires a fact of `facts` about that question.
[[nodiscard]] Light light(const MoveQuestion<Rules>& question, const Fact& fact);

} // namespace zugzwang::numbers
