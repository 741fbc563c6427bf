// Plans of matches for tests: between our own players, counted in nodes, the same everywhere.
#pragma once

#include "match/file.hpp"
#include "match/plan.hpp"
#include "match/runner.hpp"
#include "support/files.hpp"
#include "support/standard.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::testing {

[[nodiscard]] inline match::MatchPlan plan_of(const std::string& game, std::uint64_t games) {
    match::MatchPlan plan;
    plan.game = find_game(game);
    plan.options = OptionValues(plan.game->options);
    plan.players = {"random", plan.game->players.back().id};
    plan.games = games;
    plan.budget.nodes = 30;
    plan.seed = 7;
    plan.swap = true;
    plan.random_opening = 1;
    return plan;
}

/// The games without what depends on the clock.
[[nodiscard]] inline std::vector<GameRecord> without_times(std::vector<GameRecord> records) {
    for (auto& record : records) {
        record.match->microseconds = {};
        for (auto& move : record.moves) {
            if (move.thought) move.thought->time = Seconds{0};
        }
    }
    return records;
}
[[nodiscard]] inline std::vector<GameRecord> games_in(const std::string& file) {
    const auto match = match::read_match_file(file);
    return match ? without_times(match->records) : std::vector<GameRecord>{};
}

} // namespace zugzwang::testing
