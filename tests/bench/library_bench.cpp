// How long the library takes with as many games as it may have.
#include "keep/library.hpp"

#include "bench/bench.hpp"
#include "bench/times.hpp"
#include "support/temporary_folder.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::bench {
namespace {

/// A game of 60 moves, each of another day and against one of nine.
GameRecord played_game(std::size_t number) {
    GameRecord record{.game = catalog()[number % catalog().size()].id, .start = "a position of some length"};
    for (int move = 0; move < 60; ++move)
        record.moves.push_back(
            {.text = "d1-d7/g7",
             .time = Seconds{1.25},
             .value = PositionValue{.first_share = 0.5},
             .thought = MoveThought{.nodes = 1'234'567, .depth = 4, .score = 2, .time = Seconds{1}}});
    record.seats[Side::second].player = "champion";
    record.result = GameResult{.outcome = {.winner = number % 3 == 0 ? Side::first : Side::second}};
    record.date = std::chrono::sys_days(std::chrono::year(2020) / 1 / 1) + std::chrono::hours(number * 5);
    return record;
}

std::string opponent(std::size_t number) { return "Opponent " + std::to_string(number % 9); }

void time_library(Report& report) {
    const testing::TemporaryFolder folder;
    const auto file = folder.path() / "games.db";
    const auto opened = [&] { return *Library::open(file, [] {}); };
    {
        auto library = opened();
        const double seconds = seconds_of([&] {
            for (std::size_t number = 0; number < max_library_games; ++number)
                static_cast<void>(library.add(played_game(number), "last position", opponent(number)));
        });
        report.figure("10 000 games put in", seconds, "s");
        report.figure("its file", static_cast<double>(std::filesystem::file_size(file)) / (1 << 20), "MiB");
    }
    report_calls(report, "open", 50, [&](std::size_t) { static_cast<void>(opened()); });
    report_calls(report, "open and the first 50", 50,
                 [&](std::size_t) { static_cast<void>(opened().entries({}, 0, 50)); });
    auto library = opened();
    const auto time = [&](const std::string& what, const std::function<void(std::size_t)>& work) {
        report_calls(report, what, 200, work);
    };
    time("50 entries anywhere", [&](std::size_t number) { static_cast<void>(library.entries({}, number * 49, 50)); });
    time("50 entries of a filter", [&](std::size_t number) {
        const LibraryFilter filter{.game = "boxes", .against = opponent(number), .fortune = Fortune::lost};
        static_cast<void>(library.entries(filter, 0, 50));
    });
    time("50 entries of a month", [&](std::size_t) {
        using std::chrono::sys_days, std::chrono::year;
        const TimeSpan may{sys_days(year(2023) / 5 / 1), sys_days(year(2023) / 6 / 1)};
        static_cast<void>(library.entries({.begun = may}, 0, 50));
    });
    time("tally", [&](std::size_t) { static_cast<void>(library.tally({.game = "boxes"})); });
    time("opponents", [&](std::size_t) { static_cast<void>(library.opponents("")); });
    time("read a game", [&](std::size_t number) { static_cast<void>(library.record(std::int64_t(number + 1))); });
    time("add, with one that goes", [&](std::size_t number) {
        static_cast<void>(library.add(played_game(max_library_games + number), "last position", opponent(number)));
    });
    time("update", [&](std::size_t number) {
        static_cast<void>(library.update(std::int64_t(number + 5000), played_game(number)));
    });
    time("remove", [&](std::size_t number) { static_cast<void>(library.remove(std::int64_t(number + 6000))); });
    report.expect("games left", library.tally({}).games, max_library_games - 200);
}

const Benchmark library("saves in the library", time_library);

} // namespace
} // namespace zugzwang::bench
