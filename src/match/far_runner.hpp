// Runs the games of a match on many machines.
#pragma once

#include <functional>
#include <vector>

#include "match/far_games.hpp"
#include "match/machines.hpp"
#include "match/plan.hpp"

namespace zugzwang::match {

/// Plays the plan's games that are not in the record file, until there are no more or the plan's test decides on what
/// has come. The text of a task is the number of its game. Refuses what play_far refuses.
[[nodiscard]] Result<FarRecords> run_far(const MatchPlan& plan, const FarRun& run);

/// What the machines that played it did; the players are 0 and 1.
[[nodiscard]] std::vector<MachineFigures> machines_of(const MatchPlan& plan, const FarRecords& played);

/// The game of that text. Refuses what is no game of the plan.
[[nodiscard]] Result<std::uint64_t> task_from_text(const MatchPlan& plan, const std::string& text);

/// Plays the games one after another. Ends early when `take` answers false. Refuses unknown players and bad openings.
[[nodiscard]] std::optional<Refusal> play_tasks(const MatchPlan& plan, const std::vector<std::uint64_t>& games,
                                                const std::function<bool(const GameRecord&)>& take);

} // namespace zugzwang::match
