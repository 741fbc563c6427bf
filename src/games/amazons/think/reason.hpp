// Why a move of Amazons is worth what it is worth: who gets to which square first, and queens that are shut in.
#pragma once

#include <string>

#include "games/amazons/rules.hpp"

namespace zugzwang::amazons {

/// One or two translated sentences that name no side; requires a legal move. Where little is left the last one tells
/// who wins. Takes less than five milliseconds.
[[nodiscard]] std::string reason(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::amazons
