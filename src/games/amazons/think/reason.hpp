// The reason for a move of Amazons in words: who gets to which square first, and which queens are shut in.
#pragma once

#include <string>

#include "games/amazons/rules.hpp"

namespace zugzwang::amazons {

/// One or two translated sentences that name no side; requires a legal move. Near the end of the game the last
/// one tells who wins. Takes less than five milliseconds.
[[nodiscard]] std::string reason(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::amazons
