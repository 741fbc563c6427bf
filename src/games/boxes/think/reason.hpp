// Why a move of Boxes is worth what it is worth: chains, control and safe lines.
#pragma once

#include <string>

#include "games/boxes/rules.hpp"

namespace zugzwang::boxes {

/// One to three translated sentences that name no side; requires a legal move. Where little is left the last one tells
/// how many boxes the move brings, so that moves that are not worth the same never have the same reason. Takes less
/// than five milliseconds.
[[nodiscard]] std::string reason(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::boxes
