// Games that are over as a scene shows them: who played, and the board as it was left.
#pragma once

#include <memory>
#include <string>

#include "desk/context.hpp"

namespace zugzwang {

/// What the player of that seat is called: "You" for a person among computers, else by name; translated.
[[nodiscard]] std::string player_name(const Game& game, const BySide<RecordedSeat>& seats, Side side);

/// A session at the end of the recorded game, for looking only: nobody thinks in it, and programs from outside are not
/// started.
[[nodiscard]] Result<std::unique_ptr<Session>> look_back(SceneContext& context, const Game& game, GameRecord record,
                                                         bool miniature);

/// The same game without the moves that led to the position.
[[nodiscard]] GameRecord only_position(const std::string& game, std::string position,
                                       const BySide<RecordedSeat>& seats);

} // namespace zugzwang
