// Why a move of Boxes is worth what it is worth: chains, control and safe lines.
#pragma once

#include <string>

#include "games/boxes/rules.hpp"

namespace zugzwang::boxes {

/// One translated sentence that names no side; requires a legal move. Takes some microseconds and no search.
[[nodiscard]] std::string reason(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::boxes
