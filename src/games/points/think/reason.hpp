// The reason for a move of Points in words: zones, their counts, and nim-values.
#pragma once

#include <string>

#include "games/points/rules.hpp"

namespace zugzwang::points {

/// One translated sentence that names no side; requires a legal move. Takes at most a tiny search.
[[nodiscard]] std::string reason(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::points
