// What the other side does after a line of Boxes, where its best answer is known.
#pragma once

#include <optional>

#include "games/boxes/think/seen_move.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::boxes {

/// What is bad for the side that drew the line; empty if there is nothing of that kind, or the turn did not pass.
/// Requires an answer that is legal after the own line. The kinds stand in facts.hpp.
[[nodiscard]] std::optional<Fact> fact_of_answer(const SeenQuestion& question, const Rules::Move& answer);

} // namespace zugzwang::boxes
