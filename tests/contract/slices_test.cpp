// Every game where there are no threads: computers, advice and lessons think a slice of time between two pictures.
#include "contract/option_sets.hpp"
#include "contract/sessions.hpp"
#include "contract/tables.hpp"
#include "support/sliced.hpp"

namespace {

constexpr int looks_in_a_slice = 2;
std::unique_ptr<Session> started(const Game& game, const OptionValues& options, const std::string& first,
                                 const std::string& second, const Budget& budget, Workers& workers) {
    SessionConfig config{.options = options, .position = {}, .players = {first, second}, .budget = budget};
    config.theme = &plain_theme(Seconds{0.01});
    return testing::started(game, config, workers);
}

/// `after_picture` is called after each.
template <class AfterPicture>
std::vector<std::string> demo(Session& session, AfterPicture after_picture) {
    constexpr int max_pictures = 100'000;
    for (int picture = 0; picture < max_pictures && !session.news().outcome; ++picture) {
        session.update(Seconds{0.04});
        after_picture();
    }
    REQUIRE(session.news().outcome);
    std::vector<std::string> moves;
    for (const auto& move : session.news().moves)
        moves.push_back(move.text);
    return moves;
}

} // namespace

TEST_CASE("contract: in slices every player plays the same game as on a thread", "[contract][slices]") {
    const Budget budget{.nodes = 5'000};
    const auto& game = each_game();
    const auto& player = each_player(game);
    CAPTURE(game.id, player.id);
    const auto options = small_set(game).values;
    const auto& strongest = game.players.back().id;
    Workers threads;
    const auto on_thread = started(game, options, player.id, strongest, budget, threads);
    const auto expected = demo(*on_thread, [&] { threads.wait_until_idle(); });

    Sliced sliced(looks_in_a_slice);
    Workers workers(sliced.place());
    const auto session = started(game, options, player.id, strongest, budget, workers);
    CHECK(demo(*session, [&] { sliced.run(); }) == expected);
    CHECK(sliced.longest() <= looks_in_a_slice + 1);
}

TEST_CASE("contract: without stacks of their own too, the strongest play a whole game in slices",
          "[contract][slices]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    const auto& strongest = game.players.back().id;
    Sliced sliced(looks_in_a_slice, Sliced::Stacks::none);
    Workers workers(sliced.place());
    const auto session = started(game, small_set(game).values, strongest, strongest, {}, workers);
    session->set({.insight = true});
    demo(*session, [&] { sliced.run(); });
    CHECK(sliced.longest() < 2000); // what a search still looks on its way out
}

TEST_CASE("contract: advice comes in slices", "[contract][slices]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Sliced sliced(looks_in_a_slice);
    Workers workers(sliced.place());
    const std::string person(human);
    const auto session = started(game, small_set(game).values, person, person, {.nodes = 5'000}, workers);
    session->set({.insight = true});
    session->ask_value(0, {.nodes = 5'000});
    session->act(Act::hint);
    const auto has_all = [&] { return session->news().hint_words && !session->news().values.empty(); };
    for (int picture = 0; picture < 10'000 && !has_all(); ++picture) {
        session->update(Seconds{0.04});
        sliced.run();
    }
    CHECK(has_all());
    CHECK(sliced.longest() <= looks_in_a_slice + 1);
}

TEST_CASE("contract: a lesson comes in slices", "[contract][slices]") {
    const auto& game = each_game();
    const auto& player = each_player(game);
    if (!player.shows_its_work) return;
    CAPTURE(game.id, player.id);
    Sliced sliced(looks_in_a_slice);
    Workers workers(sliced.place());
    const std::string person(human);
    const auto session = started(game, small_set(game).values, person, person, {}, workers);
    auto making = session->lesson(0, player.id);
    std::shared_ptr<Lesson> lesson;
    for (int picture = 0; picture < 100'000 && !lesson; ++picture) {
        sliced.run();
        lesson = making.take().value_or(nullptr);
    }
    CHECK(lesson);
    CHECK(sliced.longest() <= looks_in_a_slice + 1);
}

TEST_CASE("contract: what thinks in slices stops when its game is left", "[contract][slices]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Sliced sliced(looks_in_a_slice);
    Workers workers(sliced.place());
    const auto& strongest = game.players.back().id;
    auto session =
        started(game, OptionValues(game.options), strongest, strongest, {.time = std::chrono::hours(1)}, workers);
    session->set({.insight = true});
    for (int picture = 0; picture < 4; ++picture) {
        session->update(Seconds{0.001});
        sliced.run();
    }
    session.reset();
    const int before = sliced.runs();
    sliced.run_until_idle();
    CHECK(sliced.runs() - before <= 4); // one for each worker, and one for what waits behind its job
}
