// The ids of all games of the catalog, to run a test over: GENERATE(from_range(game_ids())).
#pragma once

#include "support/standard.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::testing {

[[nodiscard]] inline std::vector<std::string> game_ids() {
    std::vector<std::string> ids;
    for (const auto& game : catalog())
        ids.push_back(game.id);
    return ids;
}

} // namespace zugzwang::testing
