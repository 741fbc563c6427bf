// What a line of Boxes does that another one does not, or does better.
#pragma once

#include <vector>

#include "games/boxes/think/seen_move.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::boxes {

/// What is worse about the own line than about its rival, the fact that carries the most of the difference first; may
/// be empty. Requires a rival. The kinds stand in facts.hpp.
[[nodiscard]] std::vector<Fact> facts_of_worse(const SeenQuestion& question);
/// What is better about it.
[[nodiscard]] std::vector<Fact> facts_of_better(const SeenQuestion& question);

} // namespace zugzwang::boxes
