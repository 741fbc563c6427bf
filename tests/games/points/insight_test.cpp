#include "games/points/think/insight.hpp"

#include "brute_force.hpp"
#include "positions.hpp"

namespace {

Insight seen(const R::State& state, std::uint64_t nodes = 0) { return insight(state, Within({.nodes = nodes})); }

} // namespace

TEST_CASE("points: insight knows nim-value and winning moves of small sets", "[points][insight]") {
    Random random(7);
    for (int round = 0; round < 20; ++round) {
        brute::Game game{brute::crowded_points(7, 1000, random)};
        const auto state = R::initial({game.points});
        auto found = seen(state);
        std::sort(found.winning.begin(), found.winning.end());
        CHECK(found.solved);
        CHECK(found.nim_value == static_cast<std::uint32_t>(game.nim_value(game.legal({}))));
        CHECK(found.winning == game.winning(game.legal({})));
        CHECK(found.wins == !found.winning.empty());
        CHECK(found.moves == 21);
    }
}

TEST_CASE("points: insight counts zones and blocked points", "[points][insight]") {
    const auto found = seen(halved_board());
    REQUIRE(found.zones.size() == 2);
    CHECK(found.zones[0].sure_moves() == 1);
    CHECK(found.zones[0].nim_value == 1U);
    CHECK(found.zones[1].sure_moves() == 1);
    CHECK(found.sure_moves == 2);
    CHECK(found.undecided == 0);
    CHECK(found.blocked == 1);
    CHECK(found.larger == 0);
    CHECK(found.crossings.empty());
    CHECK(found.wins == false);
}

TEST_CASE("points: insight marks zones that cross", "[points][insight]") {
    const auto found = seen(*R::state_from_text(windmill));
    REQUIRE(found.crossings.size() == 1);
    CHECK(found.crossings[0] == std::pair(Segment{0, 1}, Segment{2, 3}));
    CHECK(found.sure_moves == 2);
    CHECK(found.wins == true);
    CHECK(found.winning.size() == 2);
}

TEST_CASE("points: insight that is stopped leaves out what it did not get to", "[points][insight]") {
    const auto state = R::initial({points_of(Layout::random, 40, 1)});
    const auto found = seen(state, 100);
    CHECK(found.zones.size() == 1);
    CHECK_FALSE(found.solved);
    CHECK_FALSE(found.nim_value.has_value());
    CHECK(seen(state, 100) == found);
}

TEST_CASE("points: insight of a finished game", "[points][insight]") {
    const auto found = seen(*R::state_from_text("0,0;5,5 1-2 2"));
    CHECK(found.zones.empty());
    CHECK(found.wins == false);
    CHECK(found.nim_value == 0U);
}
