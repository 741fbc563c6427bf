// What a person who does not see the board asks for: how it stands, whose turn it is, the clocks. Translated sentences.
#pragma once

#include <string>

#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

/// What the game calls its sides, as its catalog entry says.
using SideNames = BySide<std::string>;

/// "Move 12, Blue is to move: draw a line."; how it ended where it is over.
[[nodiscard]] std::string turn_words(const SessionNews& news, const SideNames& names);
/// "Blue: 2 boxes. Orange: 4 boxes."
[[nodiscard]] std::string figure_words(const SessionNews& news, const SideNames& names);
/// "Blue: 1 min 5 s left. Orange: 52 s left."; without clocks what each has used.
[[nodiscard]] std::string time_words(const SessionNews& news, const SideNames& names);
/// What the insight says; without it, how it is switched on.
[[nodiscard]] std::string danger_words(const SessionNews& news);

} // namespace zugzwang
