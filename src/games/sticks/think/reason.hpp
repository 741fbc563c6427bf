// Why a move of Sticks is worth what it is worth: the count that it leaves.
#pragma once

#include <string>

#include "games/sticks/rules.hpp"

namespace zugzwang::sticks {

/// One translated sentence that names no side; requires a legal move.
[[nodiscard]] std::string reason(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::sticks
