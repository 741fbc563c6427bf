// What an onlooker of Boxes is told of a move: who gives a chain away, and who pays for control.
#pragma once

#include <string>

#include "games/boxes/rules.hpp"

namespace zugzwang::boxes {

/// Translated; empty of most moves. Requires a legal move. Searches nothing.
[[nodiscard]] std::string remark(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::boxes
