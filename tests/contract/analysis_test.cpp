// The live analysis of every game: what it proves is what a brute force says, of every move; it stops when told.
#include "contract/brute_force.hpp"
#include "contract/option_sets.hpp"
#include "contract/sessions.hpp"

namespace {

std::unique_ptr<Session> analysed(const Game& game, const OptionValues& options, const std::string& position,
                                  Workers& workers, std::uint64_t nodes) {
    auto session =
        started(game, {.options = options, .position = position, .budget = {}, .analysis_nodes = nodes}, workers);
    session->set({.analysis = true});
    session->update(Seconds{0.01});
    return session;
}

/// Of the value for the side to move, as PROTOCOL.md has it.
void check_value(const PositionValue& value, std::int64_t expected, Side mover) {
    const auto for_first = mover == Side::first ? expected : -expected;
    CHECK(value.exact);
    CHECK(value.first_share == (for_first > 0 ? 1.0 : for_first < 0 ? 0.0 : 0.5));
    if (value.margin) CHECK(*value.margin == for_first);
}

} // namespace

TEST_CASE("contract: the live analysis says of every move what a brute force says", "[contract][analysis]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Random random(11);
    Workers workers;
    const auto set = small_set(game);
    int checked = 0;
    for (int tries = 0; tries < 40 && checked < 6; ++tries) {
        const auto table = open(game, set.values);
        play_near_the_end(*table, random, 2 + tries % 6);
        BruteForce brute(*table);
        const auto value = brute.value();
        if (!value || table->outcome()) continue;
        ++checked;
        CAPTURE(table->position());
        const auto session = analysed(game, set.values, table->position(), workers, 20'000'000);
        workers.wait_until_idle();
        session->update(Seconds{0.01});
        const auto analysis = session->news().analysis;
        REQUIRE(analysis);
        CHECK_FALSE(analysis->running);
        REQUIRE(analysis->known.complete);
        const auto side = table->to_move();
        check_value(analysis->known.value, *value, side);
        const auto& known = analysis->known.moves;
        REQUIRE(known.size() == table->legal_moves().size());
        const auto best = brute.best_moves();
        for (const auto& move : known) {
            CAPTURE(move.text);
            check_value(move.value, *brute.after(move.text, side), side);
        }
        CHECK(std::ranges::find(best, known.front().text) != best.end());
        CHECK(analysis->answers.size() == std::min<std::size_t>(3, known.size()));
    }
    CHECK(checked == 6);
}

TEST_CASE("contract: the live analysis of a start position ends when it is switched off", "[contract][analysis]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Workers workers;
    const auto table = open(game);
    const auto session = analysed(game, OptionValues(game.options), table->position(), workers, 0);
    session->set({});
    workers.wait_until_idle(); // would never come back
    session->update(Seconds{0.01});
    CHECK_FALSE(session->news().analysis);
}

TEST_CASE("contract: the same nodes give the same live analysis", "[contract][analysis]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Workers workers;
    const auto table = open(game);
    std::vector<Analysis> found;
    for (int round = 0; round < 2; ++round) {
        const auto session = analysed(game, OptionValues(game.options), table->position(), workers, 60'000);
        workers.wait_until_idle();
        session->update(Seconds{0.01});
        found.push_back(session->news().analysis->known);
        CHECK_FALSE(found.back().moves.empty());
    }
    CHECK(found[0] == found[1]);
}
