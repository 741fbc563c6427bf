// Outside bots in a session, where the window would seat them.
#include "support/catch.hpp"

#include "ugi/bot.hpp"
#include "zugzwang/base/workers.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/session.hpp"

namespace {

SessionConfig config(const Game& game, const std::string& first, const std::string& second) {
    SessionConfig config;
    config.options = OptionValues(game.options);
    config.players = {first, second};
    config.budget.nodes = 100;
    config.outside = ugi::outside_players([] { return ugi::BotTerms{}; });
    return config;
}

/// Runs the session until its game is over.
void play_out(Session& session, Workers& workers) {
    for (int step = 0; step < 2000 && !session.news().outcome; ++step) {
        session.update(Seconds{1});
        workers.wait_until_idle();
    }
}

} // namespace

TEST_CASE("ugi: an example bot plays a whole game in a session", "[ugi][outside]") {
    const auto& game = *find_game("sticks");
    Workers workers;
    const auto session = game.start_session(config(game, "ugi:" STICKS_BOT, "random"), workers);
    REQUIRE(session);
    CHECK((*session)->news().is_demo);
    play_out(**session, workers);
    REQUIRE((*session)->news().outcome);
    CHECK((*session)->news().outcome->winner == Side::first); // it takes two of ten and is never caught
}

TEST_CASE("ugi: a bot in a session forfeits with its reason, and undo brings the game back", "[ugi][outside]") {
    struct Row {
        const char *how, *words;
    };
    const auto row =
        GENERATE(Row{"abort", "crashed"}, Row{"illegal", "illegal move `99`"}, Row{"long-line", "flooded"});
    CAPTURE(row.how);
    const auto& game = *find_game("sticks");
    Workers workers;
    const auto session = game.start_session(config(game, "random", std::string("ugi:" BAD_BOT " ") + row.how), workers);
    REQUIRE(session);
    play_out(**session, workers);
    REQUIRE((*session)->news().outcome);
    CHECK((*session)->news().outcome->winner == Side::first);
    CHECK((*session)->news().outcome_words.find(row.words) != std::string::npos);
    (*session)->act(Act::undo);
    CHECK_FALSE((*session)->news().outcome);
}

TEST_CASE("ugi: a session that is left while its bot thinks leaves nothing behind", "[ugi][outside]") {
    const auto& game = *find_game("sticks");
    Workers workers;
    {
        auto lasting = config(game, "ugi:" BAD_BOT " slow", "random");
        lasting.budget = {};
        const auto session = game.start_session(lasting, workers);
        REQUIRE(session);
        (*session)->update(Seconds{1});
        CHECK((*session)->news().thinking);
    }
    workers.wait_until_idle();
    CHECK(workers.thinking.submit([](const std::stop_token&) { return true; }));
}
