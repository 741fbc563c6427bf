// Where the board of Amazons is lit while a fact is told.
#pragma once

#include "games/amazons/rules.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::amazons {

/// Places are squares: those that a side comes to are its own, those that both come to are no side's; of a queen that
/// is confined her own square and all that she has left. Requires a fact of `facts` about that question.
[[nodiscard]] Light light(const MoveQuestion<Rules>& question, const Fact& fact);

} // namespace zugzwang::amazons
