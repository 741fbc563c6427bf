// Runs the games of a tournament on several threads and records them as they end.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tournament/plan.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::tournament {

struct TournamentRun {
    int jobs = 1;            ///< Games under way at once, at least 1.
    std::string record_file; ///< Games are appended; those in it are not played again. Empty: none is kept.
    /// At the start and after every game, on the calling thread: what was played, and how many games are known to be
    /// played in all.
    std::function<void(const std::vector<GameRecord>&, std::uint64_t planned)> report;
};

/// Plays what is missing in the record file; all games, in the order of their numbers. Refuses unknown players, bad
/// openings, and a record file of something else.
[[nodiscard]] Result<std::vector<GameRecord>> run_tournament(const TournamentPlan& plan, const TournamentRun& run);

} // namespace zugzwang::tournament
