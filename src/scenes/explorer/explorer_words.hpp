// What the explorer says of games: how one ended, how many were won. Everything translated.
#pragma once

#include <optional>
#include <string>

#include "keep/opening_index.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang {

/// How a game that began there ended, in the view of that side: "14 to 11" where points are counted, that side's first;
/// else "won", "lost", "a draw"; "not finished" of one without an end.
[[nodiscard]] std::string ending_of(const Game& game, const std::string& start, const OpeningGame& played, Side side);

/// "11 won, 15 lost" in the view of that side; drawn and unfinished ones where there are any.
[[nodiscard]] std::string tally_words(const OpeningTally& tally, Side side);
/// The same in the view of nobody: "Blue won 11, Orange 15".
[[nodiscard]] std::string tally_words(const OpeningTally& tally, const BySide<std::string>& names);

/// "You" for a person against a computer, else who played there.
[[nodiscard]] std::string opponent_in(const Game& game, const OpeningGame& played, bool of_person);

} // namespace zugzwang
