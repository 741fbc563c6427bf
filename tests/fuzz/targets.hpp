// The places where text from outside comes in, each with what must hold of whatever comes. A fuzzer feeds them
// (fuzzer/fuzzer.cpp), and a test plays back what it has found (replay_test.cpp).
#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/play/game.hpp"

namespace zugzwang::fuzz {

struct Target {
    std::string name;                           ///< Of its folder in corpus/ and its file in dictionaries/.
    std::function<void(std::string_view)> take; ///< Throws Broken where something does not hold.
};

/// All of them, made once.
[[nodiscard]] const std::vector<Target>& targets();

/// Something that must hold of every text does not.
struct Broken : std::logic_error {
    using std::logic_error::logic_error;
};
/// Throws Broken with these words unless it holds.
void require(bool holds, const std::string& words);
/// That it can be shown to a person: a line of UTF-8, not longer than 500 bytes.
void require_line(const std::string& words);

/// A position of the game.
void take_position(const Game& game, std::string_view text);
/// The game's id, a position and moves, a line each.
void take_moves(std::string_view text);
/// The game's id, then what another program says to our engine.
void take_ugi(std::string_view text);
/// What a bot says to us; see told_process.hpp.
void take_bot(std::string_view text);
/// Records of games, as JSON and as tags with moves.
void take_record(std::string_view text);
/// The game that is on the screen, or none, and how the rest comes to the window: `file`, `let-fall`, `typed`, else it
/// is pasted.
void take_opened(std::string_view text);
/// The game's id, then what is chosen for it, OPTION=VALUE, a line each.
void take_options(std::string_view text);
/// The file of a saved game; behind a line "!before" that of the one saved before it. "!folder" is a folder in its
/// place.
void take_save(std::string_view text);
void take_settings(std::string_view text);
void take_theme(std::string_view text);
/// A sprite.
void take_svg(std::string_view text);
/// A set of a class, its key, or what a class sends, a line each.
void take_sheet(std::string_view text);
/// Any bytes, shown and taken apart.
void take_text(std::string_view text);
/// The second player of the Play module, what is called, and what stands in its input; a line each.
void take_play(std::string_view text);

} // namespace zugzwang::fuzz
