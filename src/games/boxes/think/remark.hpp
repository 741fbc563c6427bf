// What spectators of Boxes are told about a move: who gives a chain away, and who pays for control.
#pragma once

#include <string>

#include "games/boxes/rules.hpp"

namespace zugzwang::boxes {

/// Translated; empty for most moves. Requires a legal move. Does not search.
[[nodiscard]] std::string remark(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::boxes
