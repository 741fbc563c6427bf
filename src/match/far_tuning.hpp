// The iterations of a tuning on many machines: a task plays a pair of an iteration's games.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "farm/hand_out.hpp"
#include "match/tuning.hpp"

namespace zugzwang::match {

struct FarTuning {
    farm::Farm* farm = nullptr;
    farm::Task command; ///< As farm::Work has it, as is the next.
    std::filesystem::path work;
    std::function<bool()> stopped{}; ///< Whether somebody wants it to end.
};

/// Of a task: plays the pair of games that the text names, which is the line of a trial with `"pair":0`; answers the
/// line of what came of it, with its pair.
[[nodiscard]] Result<std::string> play_pair(const TuningPlan& plan, const std::string& text);

/// For TuningRun::play: answers what play_trial answers, and adds to `sum` what was lost and came twice. Refuses what
/// HandOut refuses, and a trial that was stopped; its pairs that came are found by the next call.
[[nodiscard]] Result<std::string> play_trial_far(const TuningPlan& plan, const std::string& line, const FarTuning& far,
                                                 farm::HandedOut& sum);

} // namespace zugzwang::match
