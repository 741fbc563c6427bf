// Options of a bot that are tuned by playing: the plan of a tuning, its iterations as lines that need nothing else, and
// their run.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "match/plan.hpp"
#include "match/spsa.hpp"

namespace zugzwang::match {

/// Two runs with the same plan, limits without time and bots without chance of their own tune alike, whatever runs
/// them. Each iteration is a match of the bot against itself, the options set as one and the other try has them.
struct TuningPlan {
    /// Both players are the bot; games, swap and shards follow from the rest. No game is judged otherwise than the
    /// plan says.
    MatchPlan match;
    Spsa spsa;               ///< Its numbers are the bot's options.
    std::uint64_t pairs = 1; ///< Of games in each iteration, at least 1: from another opening each, sides swapped.
};

/// One line of JSON that names all that decides a tuning: the first line of its record file.
[[nodiscard]] std::string plan_line(const TuningPlan& plan);

/// What came of a trial.
struct TrialResult {
    Trial trial;
    std::uint64_t wins = 0, draws = 0, losses = 0; ///< Of `plus`.

    friend bool operator==(const TrialResult&, const TrialResult&) = default;
};

/// One line of JSON: `{"iteration":1,"plus":[12],"minus":[8]}`, and for a result `"wins"`, `"draws"`, `"losses"`.
[[nodiscard]] std::string to_line(const Trial& trial);
[[nodiscard]] std::string to_line(const TrialResult& result);
/// Refuses any other line, and one that has not as many numbers as the plan.
[[nodiscard]] Result<Trial> trial_from_line(const TuningPlan& plan, const std::string& line);
[[nodiscard]] Result<TrialResult> result_from_line(const TuningPlan& plan, const std::string& line);

/// The match that an iteration is: a shard of all games.
[[nodiscard]] MatchPlan match_of(const TuningPlan& plan, const Trial& trial);

/// Plays the games of the trial in the line, so many at once; answers the line of its result.
[[nodiscard]] Result<std::string> play_trial(const TuningPlan& plan, const std::string& line, int jobs);

/// Starts the bot with the least and the most of each option: why it does not take them, if so.
[[nodiscard]] std::optional<Refusal> check_tuning(const TuningPlan& plan);

struct TuningRun {
    std::string record_file; ///< Results are appended; those in it are not played again. Empty: none is kept.
    /// Plays the trial of a line and answers the line of its result.
    std::function<Result<std::string>(const std::string& line)> play;
    /// After each iteration that was played: the values by then.
    std::function<void(std::uint64_t iteration, const std::vector<double>& values)> report;
};

/// The values after all iterations. Refuses the record file of anything else, and what `play` refuses.
[[nodiscard]] Result<std::vector<double>> run_tuning(const TuningPlan& plan, const TuningRun& run);

} // namespace zugzwang::match
