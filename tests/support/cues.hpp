// What is to be heard of what happened in a session since somebody asked last.
#pragma once

#include <vector>

#include "zugzwang/play/session.hpp"

namespace zugzwang::testing {

[[nodiscard]] inline std::vector<Cue> take_cues(Session& session) {
    std::vector<Cue> cues;
    for (const auto& each : session.take_happened())
        cues.insert(cues.end(), each.cues.begin(), each.cues.end());
    return cues;
}

} // namespace zugzwang::testing
