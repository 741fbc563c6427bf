// What an onlooker of Amazons is told of a move: that the two sides meet no more.
#pragma once

#include <string>

#include "games/amazons/rules.hpp"

namespace zugzwang::amazons {

/// Translated; empty of most moves. Requires a legal move.
[[nodiscard]] std::string remark(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::amazons
