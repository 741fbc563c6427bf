// A game in words: a line of a list, how it ended, its moves in numbered rows, all of it as one reads it on paper, and
// how other games of it are asked for.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "keep/library.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/session.hpp"
#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

/// Its two lines in one.
[[nodiscard]] std::string tagline_words(const Game& game);

/// Where the next move will stand.
inline constexpr std::string_view to_come = "…";

/// A side may move several times in its turn; then its moves stand one after the other, in rows below where one row has
/// no room for them. The last row is the newest.
struct MoveRow {
    std::size_t number = 0; ///< From 1; 0 for a row that goes on with the one above.
    std::string first, second;
    MoveRange first_moves{}, second_moves{}; ///< That stand there.
};

/// Pairs the moves into rows; `going_on` adds "…" where the move to come will stand.
[[nodiscard]] std::vector<MoveRow> move_rows(std::span<const MoveEntry> moves, Side to_move, bool going_on);
/// The turn that each move belongs to, from 1: one of each side, the first one before the second.
[[nodiscard]] std::vector<std::size_t> turns_of(std::span<const MoveEntry> moves);

struct GameRow {
    BySide<std::string> names;
    std::string game;                 ///< "Boxes 5 × 5".
    std::string result;               ///< "Won"; of friends or computers: who won.
    std::string detail;               ///< "last stick", or why it ended early; empty where points are counted.
    std::string moves, date;          ///< "40 moves", "yesterday".
    std::optional<Fortune> fortune{}; ///< Of the person.
};

/// All translated.
[[nodiscard]] GameRow row_of(const Game& game, const LibraryEntry& entry, std::chrono::sys_seconds now);

/// Who won and why: "You win by 7 boxes, 16 to 9", "You win: last stick", "Torch wins: you resigned"; translated.
/// `result` is what was recorded, `news` are those of a session at the game's end.
[[nodiscard]] std::string ending_words(const Game& game, const std::optional<GameResult>& result,
                                       const SessionNews& news);

/// "{first} beat {second}" and the like, translated, what stands for the names left in it.
[[nodiscard]] std::string pairing_sentence(const LibraryEntry& entry);
inline constexpr char first_name_here = '\x01', second_name_here = '\x02';

/// "9 min", "48 s", "1 h 5 min"; empty where no time was taken.
[[nodiscard]] std::string length_words(Seconds length);

/// Lines of text in the chosen language; `session` stands at the end of the game (see look_back).
[[nodiscard]] std::string game_text(const Game& game, const LibraryEntry& entry, const Session& session);

/// What is typed into a terminal for a match of the game's two strongest players from that position, sides swapped, as
/// any shell of POSIX reads it, on one line; any text without a line end.
[[nodiscard]] std::string match_command(const Game& game, const std::string& position);

/// What its file is called, without an ending: "Boxes 2026-11-22 You, Torch".
[[nodiscard]] std::string game_file_name(const Game& game, const LibraryEntry& entry);

} // namespace zugzwang
