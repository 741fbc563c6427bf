// Runs the games of a match on several threads and counts and records them as they end.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "match/plan.hpp"
#include "match/statistics.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::match {

struct MatchRun {
    int jobs = 1;            ///< Games under way at once, at least 1.
    std::string record_file; ///< Games are appended; those in it are not played again. Empty: none is kept.
    /// At the start and after every game, on the calling thread; `planned` games are to be played in all.
    std::function<void(const Statistics&, std::uint64_t planned)> report;
};

/// The games of the plan's shard that are not among these.
[[nodiscard]] std::vector<std::uint64_t> games_to_play(const MatchPlan& plan, const std::vector<GameRecord>& played);
/// Whether the plan's test, if it has one, needs no more games.
[[nodiscard]] bool is_decided(const MatchPlan& plan, const Statistics& statistics);

/// Plays the plan's games that are not in the record file, until there are no more or the plan's test decides. Refuses
/// unknown players, bad openings, and a record file of another match.
[[nodiscard]] Result<Statistics> run_match(const MatchPlan& plan, const MatchRun& run);

} // namespace zugzwang::match
