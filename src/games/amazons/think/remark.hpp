// The remark for a spectator of Amazons: that the move has separated the two sides for good.
#pragma once

#include <string>

#include "games/amazons/rules.hpp"

namespace zugzwang::amazons {

/// Translated; empty of most moves. Requires a legal move.
[[nodiscard]] std::string remark(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::amazons
