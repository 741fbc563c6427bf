// How much memory the attract mode takes after a few games and after many: championships of all five games in turn with
// their standings, drawn from time to time, as fast as the players answer.

#include "app/app_options.hpp"
#include "bench/bench.hpp"
#include "scenes/broadcast/exhibition.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::bench {
namespace {

constexpr Seconds step{0.25};
constexpr int first_look = 10, last_look = 5000;

/// Small boards, which are soon over.
std::vector<Game> small_games() {
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

void shows_all_night(Report& report) {
    auto options = app::headless_options({1280, 720}, "arcade");
    app::App program(options);
    const auto games = small_games();
    program.context().settings.speed = 100;
    ExhibitionRequest request;
    for (const auto& game : games)
        request.games.push_back(&game);
    auto made = std::make_unique<ExhibitionScene>(program.context(), std::move(request));
    const auto& exhibition = *made;
    program.scenes().open(std::move(made));
    auto part = exhibition.part();
    for (int shown = 0; shown < last_look;) {
        program.workers().wait_until_idle();
        program.advance(step);
        const auto before = std::exchange(part, exhibition.part());
        if (part == before || part != ExhibitionScene::Part::table) continue;
        static_cast<void>(program.screenshot());
        ++shown;
        if (shown == first_look || shown % 1000 == 0)
            report.figure(filled("memory after {} games", shown), resident_memory(), "MiB");
    }
}

const Benchmark exhibition_memory("exhibition", shows_all_night);

} // namespace
} // namespace zugzwang::bench
