// The table of a tournament for a person at a terminal, for programs, for spreadsheets and for documents. Nothing in
// them depends on when or where the games were played.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tournament/standings.hpp"

namespace zugzwang::tournament {

/// What all reports are made of: a plan, games of it, and what they come to. The three outlive it.
struct Report {
    const TournamentPlan& plan;
    const std::vector<GameRecord>& records; ///< As for Standings.
    const Standings& standings;             ///< Of these records.
};

/// Several lines, each with its end: the table, who met whom, and the games that were lost by forfeit.
[[nodiscard]] std::string report_words(const Report& report);
/// `[=====     ] 50/100  1. champion 20/24`.
[[nodiscard]] std::string progress_words(const TournamentPlan& plan, const Standings& standings, std::uint64_t planned);
/// One line: `players` with name, player, place, points, wins, draws, losses, forfeits, elo and its reach, and what
/// they scored `against` each other, in the order of the table; `games`; `forfeits` with game, name, why and position,
/// and what an outside bot `said` last: lines of its `output` and its `errors`.
[[nodiscard]] std::string report_json(const Report& report);
/// A line a player, with a head (RFC 4180).
[[nodiscard]] std::string report_csv(const Report& report);
/// The crosstable as a table of Markdown.
[[nodiscard]] std::string report_markdown(const Report& report);
/// All games, in their order, as record/game_text.hpp says.
[[nodiscard]] std::string report_games(const Report& report);

} // namespace zugzwang::tournament
