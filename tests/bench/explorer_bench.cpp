// How long one step in the explorer of openings takes with a hundred thousand games.
#include "desk/openings/openings.hpp"

#include "bench/bench.hpp"
#include "bench/times.hpp"
#include "support/games_by_chance.hpp"
#include "support/temporary_folder.hpp"

namespace zugzwang::bench {
namespace {

constexpr std::size_t most_games = 100'000, at_once = 1000;

/// The way down along what was played most, from the start to where nobody came, with all that the scene asks for.
void time_steps(Report& report, const OpeningIndex& index, const Game& game, std::optional<Side> person,
                const std::string& what) {
    constexpr int ways = 5;
    const auto table = *game.open_table(OptionValues(game.options));
    const auto start = opening_number(game.id, table->key());
    Times all, first;
    Random random(3);
    std::size_t deepest = 0;
    for (int way = 0; way < ways; ++way) {
        table->set_start_position();
        for (std::size_t ply = 0;; ++ply) {
            const OpeningWish wish{
                .game = game.id, .table = table->copy(), .start = start, .person = person, .games = 200};
            const auto begin = std::chrono::steady_clock::now();
            const auto answer = *opening_answer(&index, wish);
            const auto time = std::chrono::steady_clock::now() - begin;
            (ply == 0 ? first : all).add(time);
            std::vector<std::string> played; // each as often as it was
            for (const auto& move : answer.moves) {
                const auto next = answer.page.next.find(move.key);
                if (next != answer.page.next.end()) played.insert(played.end(), next->second.games(), move.text);
            }
            deepest = std::max(deepest, ply);
            if (played.empty()) break;
            static_cast<void>(table->play(random.pick(played)));
        }
    }
    report_times(report, what + ", at the start", first);
    report_times(report, what + ", any other", all);
    report.count(what + ", deepest move", deepest);
}

void time_explorer(Report& report) {
    const testing::TemporaryFolder folder;
    const auto file = folder.path() / "openings.db";
    auto index = *OpeningIndex::open(file);
    const auto& game = *find_game("boxes");
    Random random(1);
    const auto table = *game.open_table(OptionValues(game.options));
    Walker walker(catalog());
    double played = 0, walked = 0, put = 0;
    for (std::size_t number = 0; number < most_games;) {
        std::vector<GameRecord> records;
        played += seconds_of([&] {
            for (std::size_t one = 0; one < at_once; ++one, ++number)
                records.push_back(testing::game_by_chance(game, *table, number, random));
        });
        std::vector<WalkedGame> games;
        walked += seconds_of([&] {
            for (const auto& record : records)
                games.push_back(
                    *walker.walked(record, static_cast<std::int64_t>(number - records.size() + games.size()), 0));
        });
        put += seconds_of([&] { static_cast<void>(index.put(games)); });
    }
    report.figure("100 000 games played by chance", played, "s");
    report.figure("walked through", walked, "s");
    report.figure("put in", put, "s");
    report.figure("the file", static_cast<double>(std::filesystem::file_size(file)) / (1 << 20), "MiB");
    time_steps(report, index, game, std::nullopt, "a step of all games");
    time_steps(report, index, game, Side::first, "a step of one's own");
    const auto open = seconds_of([&] { static_cast<void>(OpeningIndex::open(file)); });
    report.figure("opened again", open, "s");
}

const Benchmark explorer("explorer", time_explorer);

} // namespace
} // namespace zugzwang::bench
