// Why a move of Boxes is good or bad: chains, control and safe lines.
#pragma once

#include <string>

#include "games/boxes/rules.hpp"

namespace zugzwang::boxes {

/// One to three translated sentences that name no side; requires a legal move. Near the end the last sentence says how
/// many boxes the move brings, so that moves of different values never get the same reason. Takes less than five
/// milliseconds.
[[nodiscard]] std::string reason(const Rules::State& state, const Rules::Move& move);

/// The line closes nothing, nothing could be closed, and the other side can then close something.
[[nodiscard]] bool gives_away(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::boxes
