// What a line of the list says of a game.
#pragma once

#include <string>

#include "keep/library.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

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

} // namespace zugzwang
