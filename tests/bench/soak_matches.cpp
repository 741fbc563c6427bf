// Eight hours of matches with a second for each move, at full speed: short matches of all five games, one after the
// other and each at new tables, some against an outside bot.
#include "bench/bench.hpp"
#include "bench/growth.hpp"
#include "match/runner.hpp"
#include "support/places.hpp"

namespace zugzwang::bench {
namespace {

constexpr std::uint64_t moves_in_all = 8 * 3600, moves_of_a_look = moves_in_all / 32;

/// A few games of two of the game's players, of two others each time.
match::MatchPlan short_match(const Game& game, std::uint64_t number) {
    match::MatchPlan plan;
    plan.game = &game;
    plan.options = small_options(game);
    const auto& players = game.players;
    plan.players = {players[number % players.size()].id, players[(number / 3 + 1) % players.size()].id};
    if (game.id == "numbers") plan.players[1] = "ugi:python3 " ZUGZWANG_SOURCE_DIR "/assets/examples/numbers_bot.py";
    plan.games = 4;
    plan.budget = {.nodes = 300};
    plan.seed = number;
    plan.swap = true;
    plan.random_opening = 2;
    return plan;
}

void matches_all_day(Report& report) {
    Growth growth(report, 8);
    std::uint64_t games = 0, moves = 0, next_look = moves_of_a_look, trouble = 0;
    for (std::uint64_t number = 0; moves < moves_in_all; ++number) {
        const auto& game = catalog()[number % catalog().size()];
        const auto plan = short_match(game, number);
        const auto played = match::run_match(plan, {.jobs = 2, .record_file = {}, .report = {}});
        if (!played) {
            std::fprintf(stderr, "  %s: %s\n", game.id.c_str(), played.refusal().words.c_str());
            ++trouble;
            break;
        }
        games += played->games();
        for (const auto& effort : played->efforts())
            moves += effort.moves;
        if (moves < next_look) continue;
        next_look += moves_of_a_look;
        growth.look();
    }
    report.count("games", games);
    report.count("moves", moves);
    report.expect("matches that were not played", trouble, 0);
    growth.tell();
}

const Benchmark benchmark("soak matches", matches_all_day);

} // namespace
} // namespace zugzwang::bench
