// Why a move of Sticks wins or loses: the number of sticks that it leaves.
#pragma once

#include <string>

#include "games/sticks/rules.hpp"

namespace zugzwang::sticks {

/// One translated sentence that names no side; requires a legal move.
[[nodiscard]] std::string reason(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::sticks
