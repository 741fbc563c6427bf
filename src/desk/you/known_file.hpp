// All that is kept of a person as a file that the person can read, and that is read in again on any machine.
//
// The file has the ending `.jsonl` and is UTF-8: a JSON object on each line, and first
//
//     {"format": "zugzwang you", "version": 1, "written": "2026-11-22T20:00:00Z"}
//
// Every further line says first `what` it is. Games, opponents and rungs are ids; a `date` is ISO 8601 in UTC and a
// `day` one of the place where it was played, "2026-11-22"; positions and moves are written as the games write them.
//
//     result    game, opponent, opponent_rating, date, score (1 won, 0.5 drawn, 0 lost), seconds, rating, deviation:
//               a rated game and the person's rating after it. Dates before 2000: games from before they were kept.
//     rung      game, rung, moving_first, moving_second, without_help, games, won, lost, streak, latest (won, lost or
//               drawn, oldest first), and where they are known best_margin and date, of the last game
//     puzzle    game, position, solved, missed: how often
//     day       game, day, and what is true of the day's puzzle: solved, missed
//     rating    game, position, rating, deviation, day: of a puzzle; without a position of the person at puzzles
//     rush      initials, game (empty: all), solved, date
//     read      game, date, day, mistakes (each with ply and kind): a game whose mistakes were looked for; of the lines
//               of what was found there it is the first
//     exercise  date, day, ply, opponent: of the mistake; kind, side (first or second), points, and record, a game
//     record of the
//               one move with the values of both positions
//     try       game, position, day, came (solved, helped or missed), seconds: of an exercise
//
// A file that breaks this is refused as a whole, with the number of the line.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "desk/you/known.hpp"
#include "zugzwang/base/refusal.hpp"

namespace zugzwang::you {

inline constexpr int known_version = 1;

[[nodiscard]] std::string known_text(const Known& known, std::chrono::sys_seconds written);

/// It begins as such a file does, whatever follows.
[[nodiscard]] bool is_known_text(std::string_view text);
/// Refuses a text that is none, or of a newer version. Any thread.
[[nodiscard]] Result<Known> known_from(std::string_view text);

} // namespace zugzwang::you
