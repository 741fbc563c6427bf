// Runs the games of a tournament on several threads and records them as they end.
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "tournament/plan.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::tournament {

/// A game on its way.
struct GameUnderway {
    std::size_t table = 0;        ///< From 0; one game at a time is played there.
    std::uint64_t number = 0;     ///< Among all games.
    BySide<std::size_t> entrants; ///< Who sits where.
    const GameRecord& played;     ///< So far, the result at its end; its seats have no names.
};

struct TournamentRun {
    int jobs = 1;            ///< Games under way at once, at least 1.
    std::string record_file; ///< Games are appended; those in it are not played again. Empty: none is kept.
    /// At the start and after every game, on the calling thread: what was played, and how many games are known to be
    /// played in all.
    std::function<void(const std::vector<GameRecord>&, std::uint64_t planned)> report;
    /// Before each move of each game and at its end, on the thread that plays it; the game waits until it returns.
    std::function<void(const GameUnderway&)> watch{};
    std::stop_token stop{}; ///< Ends every game under way, and then the run, which refuses.
};

/// Plays what is missing in the record file; all games, in the order of their numbers. Refuses unknown players, options
/// that their bots do not take, bad openings, a record file of something else, and when it was stopped.
[[nodiscard]] Result<std::vector<GameRecord>> run_tournament(const TournamentPlan& plan, const TournamentRun& run);

} // namespace zugzwang::tournament
