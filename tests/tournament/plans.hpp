// Plans of small tournaments.
#pragma once

#include "support/standard.hpp"
#include "tournament/plan.hpp"

namespace zugzwang::testing {

/// Of so many entrants of sticks who play at random, called a, b, c …
[[nodiscard]] inline tournament::TournamentPlan plan_of(std::size_t entrants, tournament::Kind kind,
                                                        std::uint64_t games = 2) {
    tournament::TournamentPlan plan;
    plan.game = find_game("sticks");
    plan.options = OptionValues(plan.game->options);
    plan.kind = kind;
    plan.games = games;
    plan.budget = {.nodes = 100};
    for (std::size_t at = 0; at < entrants; ++at)
        plan.entrants.push_back({.name = std::string(1, static_cast<char>('a' + at)), .player = "random"});
    return plan;
}

} // namespace zugzwang::testing
