// What a person who does not see the board asks for: how it stands, what can be played, the clocks. Translated
// sentences.
#pragma once

#include <string>

#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

/// What the game calls its sides, as its catalog entry says.
using SideNames = BySide<std::string>;

/// "Move 12, Blue is to move: draw a line."; how it ended where it is over.
[[nodiscard]] std::string turn_words(const SessionNews& news, const SideNames& names);
/// Whose turn it is and what lies on the board, then the board part by part.
[[nodiscard]] Answers position_words(const SessionNews& news, const SideNames& names);
/// What can be played from the place in focus.
[[nodiscard]] Answers here_words(const SessionNews& news);
/// "Blue: 2 boxes. Orange: 4 boxes."
[[nodiscard]] std::string figure_words(const SessionNews& news, const SideNames& names);
/// "Blue: 1 min 5 s left. Orange: 52 s left."; without clocks what each has used.
[[nodiscard]] std::string time_words(const SessionNews& news, const SideNames& names);
/// What may happen next as the board shows it, then what the insight says while it is switched on; where the game says
/// nothing, how it is switched on.
[[nodiscard]] Answers danger_words(const SessionNews& news);

} // namespace zugzwang
