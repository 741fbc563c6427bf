// Runs the games of a tournament on many machines, round after round where who meets whom depends on the rounds before.
#pragma once

#include <vector>

#include "match/far_games.hpp"
#include "match/machines.hpp"
#include "tournament/plan.hpp"

namespace zugzwang::tournament {

/// Plays what is missing in the record file. The texts of tasks are those of task.hpp. Refuses as match::play_far does.
[[nodiscard]] Result<match::FarRecords> run_far(const TournamentPlan& plan, const match::FarRun& run);

/// What the machines that played it did; the players are the plan's entrants.
[[nodiscard]] std::vector<match::MachineFigures> machines_of(const TournamentPlan& plan,
                                                             const match::FarRecords& played);

} // namespace zugzwang::tournament
