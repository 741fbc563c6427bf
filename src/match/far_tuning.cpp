#include "match/far_tuning.hpp"

#include <map>
#include <optional>
#include <utility>

#include "match/runner.hpp"
#include "record/json.hpp"

namespace zugzwang::match {
namespace {

/// The line of a trial, or of its result, with the number of a pair.
std::string of_pair(const std::string& line, std::uint64_t pair) {
    auto json = Json::parsed(line);
    json.set("pair", pair);
    return json.line();
}

Result<std::uint64_t> pair_in(const TuningPlan& plan, const std::string& line) {
    try {
        std::uint64_t pair = 0;
        Json::parsed(line).at("pair").read(pair);
        if (pair < plan.pairs) return pair;
    } catch (const BadJson&) {
    }
    return Refusal{"not a pair of games of this tuning: {}", line};
}

} // namespace

Result<std::string> play_pair(const TuningPlan& plan, const std::string& text) {
    const auto trial = trial_from_line(plan, text);
    if (!trial) return trial.refusal();
    const auto pair = pair_in(plan, text);
    if (!pair) return pair.refusal();
    auto match = match_of(plan, *trial);
    match.shard += *pair * match.shards;
    match.shards *= plan.pairs;
    const auto played = run_match(match, {.jobs = 1, .record_file = {}, .report = {}});
    if (!played) return played.refusal();
    return of_pair(to_line(TrialResult{*trial, played->wins(), played->draws(), played->losses()}), *pair);
}

Result<std::string> play_trial_far(const TuningPlan& plan, const std::string& line, const FarTuning& far,
                                   farm::HandedOut& sum) {
    const auto trial = trial_from_line(plan, line);
    if (!trial) return trial.refusal();
    std::map<std::uint64_t, TrialResult> came; // by their pairs
    farm::Work work{.farm = far.farm, .command = far.command, .folder = far.work, .head = plan_line(plan)};
    work.stopped = far.stopped;
    work.due = [&] {
        std::vector<farm::Piece> due;
        for (std::uint64_t pair = 0; pair < plan.pairs; ++pair) {
            if (!came.contains(pair)) due.push_back({.number = pair, .text = of_pair(line, pair)});
        }
        return due;
    };
    work.number = [&](const std::string& told) -> std::optional<std::uint64_t> {
        const auto result = result_from_line(plan, told);
        const auto pair = pair_in(plan, told);
        if (!result || !pair || result->trial != *trial) return std::nullopt; // of another iteration, maybe
        return *pair;
    };
    work.take = [&](const farm::Piece& piece, const std::string& told, const farm::Machine&) -> Result<bool> {
        came.emplace(piece.number, *result_from_line(plan, told));
        return true;
    };
    const auto handed_out = farm::HandOut(std::move(work)).run();
    if (!handed_out) return handed_out.refusal();
    sum.lost += handed_out->lost;
    sum.repeated += handed_out->repeated;
    sum.is_stopped = handed_out->is_stopped;
    if (sum.is_stopped) return Refusal{"stopped"};
    TrialResult all{.trial = *trial};
    for (const auto& [pair, result] : came) {
        all.wins += result.wins;
        all.draws += result.draws;
        all.losses += result.losses;
    }
    return to_line(all);
}

} // namespace zugzwang::match
