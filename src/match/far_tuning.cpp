#include "match/far_tuning.hpp"

#include "match/runner.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::match {
namespace {

/// The pairs of the trial; the plan outlives the list.
farm::List pairs_of(const TuningPlan& plan, const Trial& trial) {
    return {.head = filled("{} {}", plan_line(plan), to_line(trial)),
            .count = plan.pairs,
            .result = [&plan, trial](std::uint64_t pair) -> Result<std::string> {
                auto match = match_of(plan, trial);
                match.shard += pair * match.shards;
                match.shards *= plan.pairs;
                const auto played = run_match(match, {.jobs = 1, .record_file = {}, .report = {}});
                if (!played) return played.refusal();
                return to_line(TrialResult{trial, played->wins(), played->draws(), played->losses()});
            }};
}

} // namespace

std::optional<Refusal> print_pairs(const TuningPlan& plan, const std::string& line,
                                   const std::vector<std::string>& numbers, std::ostream& out) {
    const auto trial = trial_from_line(plan, line);
    return trial ? farm::print_results(pairs_of(plan, *trial), numbers, out) : trial.refusal();
}

Result<std::string> play_trial_far(const TuningPlan& plan, const std::string& line, const FarTuning& far,
                                   farm::HandedOut& sum) {
    const auto trial = trial_from_line(plan, line);
    if (!trial) return trial.refusal();
    const auto pairs = farm::far_results(pairs_of(plan, *trial), *far.farm, far.command(line), far.work, &sum);
    if (!pairs) return pairs.refusal();
    TrialResult all{.trial = *trial};
    for (const auto& told : *pairs) {
        const auto pair = result_from_line(plan, told);
        if (!pair) return pair.refusal();
        all.wins += pair->wins;
        all.draws += pair->draws;
        all.losses += pair->losses;
    }
    return to_line(all);
}

} // namespace zugzwang::match
