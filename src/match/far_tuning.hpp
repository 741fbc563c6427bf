// The iterations of a tuning on many machines: a piece is a pair of an iteration's games.
#pragma once

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "farm/list.hpp"
#include "match/tuning.hpp"

namespace zugzwang::match {

struct FarTuning {
    farm::Farm* farm = nullptr;
    /// As farm::Work has it, for the trial in that line.
    std::function<farm::Task(const std::string& line)> command;
    std::filesystem::path work; ///< As farm::Work has its folder.
};

/// Of a task: plays the pairs of these numbers, from 0, of the trial in the line, and prints what Work says. Refuses
/// what trial_from_line and print_results refuse.
[[nodiscard]] std::optional<Refusal> print_pairs(const TuningPlan& plan, const std::string& line,
                                                 const std::vector<std::string>& numbers, std::ostream& out);

/// For TuningRun::play: answers what play_trial answers; `sum` and the end by Ctrl+C are as far_results has them.
[[nodiscard]] Result<std::string> play_trial_far(const TuningPlan& plan, const std::string& line, const FarTuning& far,
                                                 farm::HandedOut& sum);

} // namespace zugzwang::match
