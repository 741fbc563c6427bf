// Runs the games of a tournament on many machines and gathers their records, round after round where who meets whom
// depends on the rounds before.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "farm/farm.hpp"
#include "tournament/plan.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::tournament {

/// A task may be lost so often until its tournament is given up.
inline constexpr int max_losses = 3;

struct FarRun {
    farm::Farm* farm = nullptr;
    /// What the texts of tasks are put behind: prints the plan's line and the record of each game.
    farm::Task command;
    std::string record_file;    ///< As in TournamentRun; here it must be given.
    std::filesystem::path work; ///< A folder that all machines see. Results that were left there are gathered first.
    /// As in TournamentRun, at the start and whenever games came.
    std::function<void(const std::vector<GameRecord>&, std::uint64_t planned)> report;
    /// Whether somebody wants it to end.
    std::function<bool()> stopped;
};

struct FarRecords {
    std::vector<GameRecord> records; ///< In the order of their numbers, each game once.
    std::uint64_t lost = 0;          ///< Games that did not come back and were handed out again.
    std::uint64_t repeated = 0;      ///< Results of games that had a result; they do not count.
    bool is_stopped = false;
};

/// Plays what is missing in the record file. What was gathered stands there, whatever happens. Removes the folders of
/// its tasks when all is played. Refuses as run_tournament does, what the farm refuses, and a game that was lost too
/// often, with the last words of its task.
[[nodiscard]] Result<FarRecords> run_far(const TournamentPlan& plan, const FarRun& run);

} // namespace zugzwang::tournament
