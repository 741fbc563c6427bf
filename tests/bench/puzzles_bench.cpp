// The puzzles that come with the program: every one proven again, how many there are of each difficulty, how long the
// solver takes, and what share of each difficulty every rung of the ladder solves. Rungs count nodes.
#include <iostream>

#include "bench/bench.hpp"
#include "canvas/assets.hpp"
#include "puzzles/pack.hpp"
#include "puzzles/proof.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::bench {
namespace {

using puzzles::Puzzle;

constexpr std::uint64_t nodes_to_prove = 1'000'000;

std::vector<Puzzle> shipped(const Game& game) {
    auto pack = puzzles::read_pack(canvas::Assets::found().text("puzzles/" + game.id + ".txt"));
    return pack ? *std::move(pack) : std::vector<Puzzle>();
}

std::size_t place_of(const Puzzle& puzzle) { return static_cast<std::size_t>(puzzle.difficulty - puzzles::easiest); }

void prove(const Game& game, const std::vector<Puzzle>& pack, Report& report) {
    std::array<std::uint64_t, puzzles::hardest> counts{};
    std::vector<double> seconds;
    std::uint64_t faults = 0;
    puzzles::Prover prover(game, nodes_to_prove);
    for (const auto& puzzle : pack) {
        ++counts[place_of(puzzle)];
        std::optional<Refusal> fault;
        seconds.push_back(seconds_of([&] { fault = prover.fault_of(puzzle); }));
        if (!fault) continue;
        ++faults;
        std::cout << game.id << ": " << fault->words << std::endl;
    }
    for (std::size_t index = 0; index < counts.size(); ++index)
        report.count(filled("{} of difficulty {}", game.id, puzzles::easiest + index), counts[index]);
    report.expect(filled("{} that are not what they say", game.id), faults, 0);
    if (seconds.empty()) return;
    std::ranges::sort(seconds);
    report.figure(filled("{}, to prove one with all its refutations, median", game.id),
                  1000 * seconds[seconds.size() / 2], "ms");
    report.figure(filled("{}, the longest", game.id), 1000 * seconds.back(), "ms");
}

/// With another seed each time, for rungs that leave something to chance; more where a game takes no time.
std::uint64_t tries_of(const Game& game) { return game.id == "sticks" || game.id == "numbers" ? 20 : 3; }

/// A row for each rung of the game's ladder, the lowest first: what share of each difficulty it solves.
void let_rungs_play(const Game& game, const std::vector<Puzzle>& pack) {
    const auto table = *game.open_table(OptionValues(game.options));
    std::cout << "| " << game.title << ", solved by | 1 | 2 | 3 | 4 | 5 | all |\n|---|--:|--:|--:|--:|--:|--:|\n";
    for (const auto& rung : game.ladder.rungs) {
        std::array<double, puzzles::hardest + 1> solved{}, all{};
        for (const auto& puzzle : pack) {
            static_cast<void>(table->set_position(puzzle.position));
            for (std::uint64_t seed = 1; seed <= tries_of(game); ++seed) {
                static_cast<void>(table->seat({.player = rung.player.id, .seed = seed * puzzle.seed, .hash_mb = 16}));
                const auto move = table->choose({}, {}, {});
                for (const auto place : {place_of(puzzle), std::size_t{puzzles::hardest}}) {
                    all[place] += 1;
                    if (move && *move == puzzle.solution) solved[place] += 1;
                }
            }
        }
        std::cout << "| " << rung.player.name << " |";
        for (std::size_t index = 0; index < all.size(); ++index)
            std::cout << ' ' << (all[index] > 0 ? static_cast<int>(100 * solved[index] / all[index] + 0.5) : 0)
                      << " % |";
        std::cout << std::endl;
    }
}

const BenchmarkOfGames shipped_puzzles("puzzles", [](const Game& game, Report& report) {
    if (!game.puzzles) return;
    const auto pack = shipped(game);
    prove(game, pack, report);
    let_rungs_play(game, pack);
});

} // namespace
} // namespace zugzwang::bench
