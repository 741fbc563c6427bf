// Advice is thought of beside the computers' moves, and never keeps them waiting.
#include <atomic>

#include "play/session_rig.hpp"
#include "zugzwang/play/game_session.hpp"

namespace {

std::atomic<bool> insight_may_end = false;

/// Its insight takes until the test lets it end, whoever wants it to stop.
struct SlowKit : CountdownKit {
    static Insight insight(const Countdown::State& state, SearchControl&) {
        while (!insight_may_end)
            std::this_thread::yield();
        return {state.left};
    }
};

} // namespace

TEST_CASE("session: a computer's move comes although the insight has not ended", "[session][play]") {
    insight_may_end = false;
    Workers workers;
    const auto config = config_between("two", "human");
    const auto session = *GameSession<SlowKit>::start(config, workers);
    session->set({.insight = true});
    session->update(Seconds{0.01}); // asks for both
    workers.thinking.wait_until_idle();
    session->update(Seconds{1});
    CHECK(session->position() == "8 2");
    session->act(Act::suspend);
    insight_may_end = true;
    workers.wait_until_idle();
}

TEST_CASE("session: what a position is worth is told for the first player, at any ply", "[session][play]") {
    SessionRig rig("human", "human", "4 1", {"1", "2", "1"}); // the strongest gives its side 0.75
    rig->act(Act::undo);
    rig->ask_value(0, {});
    rig->ask_value(1, {});
    rig->ask_value(3, {});
    rig->ask_value(4, {});
    for (int round = 0; round < 4; ++round)
        rig.pass(Seconds{0.01});
    rig.pass(Seconds{0.01});
    const auto& values = rig->news().values;
    REQUIRE(values.size() == 4);
    // It finds every position equally good, so the other move is worth as much.
    CHECK(values[0] ==
          PositionValue{.first_share = 0.75, .choices = 2, .best = {"2"}, .runner_up_share = 0.75, .line = {"2", "1"}});
    CHECK(values[1] ==
          PositionValue{.first_share = 0.25, .choices = 2, .best = {"2"}, .runner_up_share = 0.25, .line = {"2", "1"}});
    CHECK_FALSE(values[2]);
    CHECK(values[3] == PositionValue{.first_share = 1, .exact = true}); // over: the first took the last
    CHECK(rig->position() == "1 1");
    rig.does("undo, press 1"); // another second move
    CHECK(rig->news().values.size() == 2);
}
