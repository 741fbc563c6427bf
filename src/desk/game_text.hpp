// A game as a person reads it on paper: who, when, the moves, how it ended.
#pragma once

#include <string>

#include "desk/game_row.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang {

/// Lines of text in the chosen language; `session` stands at the end of the game (see look_back).
[[nodiscard]] std::string game_text(const Game& game, const LibraryEntry& entry, const Session& session);

/// What its file is called, without an ending: "Boxes 2026-11-22 You, Torch".
[[nodiscard]] std::string game_file_name(const Game& game, const LibraryEntry& entry);

} // namespace zugzwang
