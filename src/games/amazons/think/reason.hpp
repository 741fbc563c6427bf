// Why a move of Amazons is worth what it is worth: who gets to which square first, and queens that are shut in.
#pragma once

#include <string>

#include "games/amazons/rules.hpp"

namespace zugzwang::amazons {

/// One translated sentence that names no side; requires a legal move. Takes some microseconds and no search.
[[nodiscard]] std::string reason(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::amazons
