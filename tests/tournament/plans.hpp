// Plans of small tournaments.
#pragma once

#include "support/standard.hpp"
#include "tournament/plan.hpp"
#include "tournament/report.hpp"

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

/// With a player that always wins who can.
[[nodiscard]] inline tournament::TournamentPlan unequal(tournament::Kind kind) {
    auto plan = plan_of(5, kind, 4);
    plan.entrants[1].player = "optimal";
    plan.entrants[3].player = "novice";
    plan.random_opening = 1;
    return plan;
}

[[nodiscard]] inline std::string json(const tournament::TournamentPlan& plan, const std::vector<GameRecord>& records) {
    return tournament::report_json({plan, records, tournament::Standings(plan, records)});
}

} // namespace zugzwang::testing
