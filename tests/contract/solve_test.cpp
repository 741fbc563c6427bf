// The solver of every game against a brute force over the game's own table.
#include "contract/brute_force.hpp"
#include "contract/option_sets.hpp"
#include "contract/tables.hpp"

namespace {

/// A random position near the end of a game that the brute force can do; the number of moves played is the game's.
void check_near_the_end(Table& table, Random& random, int back) {
    play_near_the_end(table, random, back);
    BruteForce brute(table);
    const auto value = brute.value();
    if (!value || table.outcome()) return;
    const auto position = table.position();
    CAPTURE(position);
    const auto answer = table.solve({.budget = {.nodes = 5'000'000}, .all = true}, {});
    CHECK(table.position() == position);
    REQUIRE(answer.exact);
    CHECK(answer.value == value);
    CHECK(answer.best == brute.best_moves());
}

} // namespace

TEST_CASE("contract: near the end the solver says what a brute force says", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Random random(7);
    for (const auto& set : option_sets(game)) {
        INFO(set.name);
        const auto table = open(game, set.values);
        for (const int back : {1, 2, 3, 4, 6, 8}) {
            table->set_start_position();
            check_near_the_end(*table, random, back);
        }
    }
}

TEST_CASE("contract: a finished game has its value and no best move", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Random random(8);
    const auto table = open(game, small_set(game).values);
    for (int games = 0; games < 10; ++games) {
        table->set_start_position();
        play_randomly(*table, random, 1'000'000);
        CAPTURE(table->position());
        const auto answer = table->solve({.budget = {.nodes = 1000}}, {});
        CHECK(answer.exact);
        CHECK(answer.value == end_value(*table->outcome(), table->to_move()));
        CHECK(answer.best.empty());
    }
}

TEST_CASE("contract: a solver without time is not exact where it needs it, and names one move", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    for (const auto& set : option_sets(game)) {
        INFO(set.name);
        const auto table = open(game, set.values);
        const auto answer = table->solve({.budget = {.nodes = 1}}, stopped());
        CHECK(answer.value.has_value() == answer.exact);
        if (!answer.exact) CHECK(answer.best.size() == 1);
        CHECK_FALSE(answer.best.empty());
        for (const auto& move : answer.best) {
            play(*table, move);
            table->undo();
        }
    }
}
