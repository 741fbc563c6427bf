// Games a second of a tournament by the games under way at once, and what a game costs beyond its players' thinking.
#include "bench/bench.hpp"
#include "match/game.hpp"
#include "tournament/runner.hpp"

namespace zugzwang::bench {
namespace {

/// Four players who choose at random: what is measured is all the rest.
tournament::TournamentPlan small_plan(const std::string& game, std::uint64_t games) {
    tournament::TournamentPlan plan;
    plan.game = find_game(game);
    plan.options = OptionValues(plan.game->options);
    plan.games = games;
    plan.budget = {.nodes = 1000};
    plan.random_opening = 2;
    for (const auto* name : {"a", "b", "c", "d"})
        plan.entrants.push_back({.name = name, .player = "random"});
    return plan;
}

void games_by_jobs(Report& report) {
    for (const auto* const game : {"sticks", "boxes"}) {
        const auto plan = small_plan(game, 200);
        for (const int jobs : {1, 2, 4}) {
            std::size_t games = 0;
            const double seconds = seconds_of([&] {
                const auto records = tournament::run_tournament(plan, {.jobs = jobs, .record_file = {}, .report = {}});
                games = records->size();
            });
            report.figure(filled("{}, {} at once", game, jobs), static_cast<double>(games) / seconds, "games a second");
        }
    }
}

/// What the referee does around moves that cost nothing: two random players, against the same moves played alone.
void overhead(Report& report) {
    constexpr std::uint64_t games = 500;
    for (const auto& game : catalog()) {
        match::MatchPlan plan;
        plan.game = &game;
        plan.options = OptionValues(game.options);
        plan.players = {"random", "random"};
        plan.games = games;
        plan.budget = {.nodes = 1};
        auto table = match::MatchTable::open(plan);
        std::vector<GameRecord> records;
        const double whole = seconds_of([&] {
            for (std::uint64_t number = 0; number < games; ++number)
                records.push_back(*table->play(number, {}));
        });
        std::uint64_t thinking = 0;
        for (const auto& record : records) {
            for (const auto microseconds : record.match->microseconds.values)
                thinking += microseconds;
        }
        report.figure(game.id + ", beyond its players", (whole * 1e6 - static_cast<double>(thinking)) / games,
                      "microseconds a game");
    }
}

const Benchmark tournament_games("tournament games", games_by_jobs);
const Benchmark tournament_overhead("tournament overhead", overhead);

} // namespace
} // namespace zugzwang::bench
