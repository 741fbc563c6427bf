// Eight hours of the attract mode: championships of all five games in turn with their standings, at the pace at which
// people watch them, on a clock that goes as fast as the players answer.
#include "app/app_options.hpp"
#include "bench/bench.hpp"
#include "bench/growth.hpp"
#include "scenes/broadcast/exhibition.hpp"

namespace zugzwang::bench {
namespace {

constexpr Seconds hour{3600}, step{0.25};
constexpr int hours = 8, looks_an_hour = 4;

/// The games of the house with little to think for each move.
std::vector<Game> light_games() {
    auto games = catalog();
    for (auto& game : games) {
        const auto start = game.start_session;
        game.start_session = [start, options = small_options(game)](SessionConfig config, Workers& workers) {
            config.options = options;
            config.budget.nodes = 300;
            config.budgets = {{config.budget, config.budget}};
            return start(config, workers);
        };
    }
    return games;
}

void shows_all_day(Report& report) {
    auto options = app::headless_options({1280, 720}, "arcade");
    app::App program(options);
    const auto games = light_games();
    ExhibitionRequest request;
    for (const auto& game : games)
        request.games.push_back(&game);
    auto made = std::make_unique<ExhibitionScene>(program.context(), std::move(request));
    const auto& exhibition = *made;
    program.scenes().open(std::move(made));
    Growth growth(report, 2 * looks_an_hour);
    std::uint64_t shown = 0;
    auto part = exhibition.part();
    Seconds next_look = hour / looks_an_hour;
    for (Seconds time{0}; time < hours * hour; time += step) {
        program.workers().wait_until_idle();
        program.advance(step);
        const auto before = std::exchange(part, exhibition.part());
        if (part != before && part == ExhibitionScene::Part::table) {
            static_cast<void>(program.screenshot());
            ++shown;
        }
        // Between two games, where no player holds a table.
        if (time < next_look || part == before || part == ExhibitionScene::Part::table) continue;
        next_look += hour / looks_an_hour;
        growth.look();
    }
    report.count("games shown", shown);
    growth.tell();
}

const Benchmark benchmark("soak shows", shows_all_day);

} // namespace
} // namespace zugzwang::bench
