// Our own players: each against the next weaker one of its game, as a table for RESULTS.md.
#include <iostream>

#include "bench/bench.hpp"
#include "match/runner.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::bench {
namespace {

struct Terms {
    std::map<std::string, std::string> options;
    std::uint64_t games = 200;
    int random_opening = 0;
    std::chrono::milliseconds movetime{50};
    std::string words; ///< Of the options, for the table.
};

/// The terms of a game's matches; a game without any plays its small board.
Terms terms_of(const Game& game) {
    static const std::map<std::string, Terms> all{
        {"points", {.options = {}, .words = "16 points, scattered"}},
        {"sticks",
         {.options = {{"sticks", "21"}, {"take", "4"}}, .games = 400, .random_opening = 1, .words = "21, up to 4"}},
        {"amazons",
         {.options = {{"board", "6"}, {"depth", "4"}},
          .games = 40,
          .random_opening = 2,
          .movetime = std::chrono::milliseconds(100),
          .words = "6 × 6, depth 4, two random moves first"}},
        {"numbers", {.options = {{"numbers", "21"}}, .games = 2000, .words = "21 numbers"}},
        {"boxes",
         {.options = {}, .games = 60, .random_opening = 4, .words = "5 × 5, border drawn, four random moves first"}},
    };
    const auto own = all.find(game.id);
    if (own != all.end()) return own->second;
    return {.options = {game.small.begin(), game.small.end()}, .words = "small"};
}

std::string percent(double share) { return fixed(100 * share, 1); }

void play_players(const Game& game, Report& report) {
    const auto term = terms_of(game);
    match::MatchPlan plan;
    plan.game = &game;
    plan.options = OptionValues(game.options);
    for (const auto& [id, value] : term.options)
        static_cast<void>(plan.options.set(id, value));
    plan.games = term.games;
    plan.budget.time = term.movetime;
    plan.random_opening = term.random_opening;
    plan.swap = true;
    std::cout << "| " << game.title << " (" << term.words
              << ") | against | games | won | drawn | lost | score | 95 % |\n"
              << "|---|---|--:|--:|--:|--:|--:|--:|\n";
    for (auto player = game.players.rbegin(); player + 1 != game.players.rend(); ++player) {
        plan.players = {player->id, (player + 1)->id};
        const auto played = match::run_match(plan, {.jobs = 2, .record_file = {}, .report = {}});
        if (!played) return report.expect(plan.players[0] + ": " + played.refusal().words, 1, 0);
        const auto interval = played->interval();
        std::cout << "| `" << plan.players[0] << "` | `" << plan.players[1] << "` | " << played->games() << " | "
                  << played->wins() << " | " << played->draws() << " | " << played->losses() << " | "
                  << percent(played->score()) << " % | " << percent(interval.low) << " to " << percent(interval.high)
                  << " |" << std::endl;
    }
}

const BenchmarkOfGames players("players", play_players);

} // namespace
} // namespace zugzwang::bench
