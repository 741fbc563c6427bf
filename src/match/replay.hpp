// A game that was played once, shown again: players who do what its record says.
#pragma once

#include "zugzwang/play/session.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::match {

/// A session's start and seats that play the record again, move by move, also after steps back; at its end the side
/// that forfeited does so with the same words, a game that was not over is paused there. Refuses a record
/// that breaks the rules of its game.
[[nodiscard]] Result<SessionConfig> replayed(const GameRecord& record);

} // namespace zugzwang::match
