// Where the board of Sticks is lit while a fact is told.
#pragma once

#include "games/sticks/rules.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::sticks {

/// Places are the sticks, counted from the left: those that a side takes are its own, those that are left then are no
/// side's. Requires a fact of `facts` about that question.
[[nodiscard]] Light light(const MoveQuestion<Rules>& question, const Fact& fact);

} // namespace zugzwang::sticks
