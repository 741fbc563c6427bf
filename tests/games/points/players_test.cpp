#include "games/points/think/players.hpp"

#include "games/points/think/champion.hpp"
#include "games/points/think/zones_work.hpp"
#include "positions.hpp"
#include "zugzwang/ai/random_player.hpp"

namespace {

Segment choice(Player<R>& player, const R::State& state, std::uint64_t nodes = 0) {
    const auto move = player.choose(state, Within({.nodes = nodes}), {});
    REQUIRE(move);
    REQUIRE(R::is_legal(state, *move));
    return *move;
}

/// Who wins from the start position.
Side winner(Player<R>& first, Player<R>& second, R::State state, std::uint64_t nodes) {
    while (!R::outcome(state)) {
        state = R::after(state, choice(state.to_move == Side::first ? first : second, state, nodes));
    }
    return *R::outcome(state)->winner;
}

} // namespace

TEST_CASE("points: zones draws the longest line while a zone has more than twelve points", "[points][players]") {
    auto state = R::initial({points_of(Layout::random, 20, 2)});
    ZonesPlayer player(1);
    const auto move = choice(player, state);
    const auto length = state.board->squared_length(state.board->segment_index(move));
    for (int index = 0; index < state.board->segment_count(); ++index) {
        CHECK(state.board->squared_length(index) <= length);
    }
}

TEST_CASE("points: zones leaves the known zones even when it can", "[points][players]") {
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        auto state = R::initial({points_of(Layout::random, 11, seed)});
        ZonesPlayer player(seed);
        const auto before = counted_zones(*state.board, state.legal);
        if (!balancing_move(*state.board, before, 6, 12, Unlimited())) continue;
        ++found;
        state = R::after(state, choice(player, state));
        CHECK(tally(counted_zones(*state.board, state.legal)).both_even());
    }
    CHECK(found > 10);
}

TEST_CASE("points: zones wins by counting where zones are small and independent", "[points][players]") {
    // Two zones of four points in convex position, one of two points: two undecided groups and one sure move.
    auto state =
        *R::state_from_text("0,0;10,0;10,10;0,10;100,0;110,0;110,10;100,10;50,50;60,50;-40,20;200,20;-40,30;200,"
                            "30;45,-40;45,19 11-12,13-14,15-16 1");
    const auto sum = tally(counted_zones(*state.board, state.legal));
    REQUIRE(sum == Tally{.undecided = 2, .sure_moves = 1});
    ZonesPlayer player(1);
    RandomPlayer<R> opponent(1);
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        CHECK(winner(player, opponent, state, 0) == Side::first);
}

TEST_CASE("points: zones believes in its proposition where zones cross", "[points][players]") {
    const auto state = *R::state_from_text(windmill);
    CHECK_FALSE(balancing_move(*state.board, counted_zones(*state.board, state.legal), 2, 5, Unlimited()).has_value());
}

TEST_CASE("points: the champion plays perfectly what it can solve", "[points][players]") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const auto state = R::initial({points_of(seed % 2 == 0 ? Layout::random : Layout::grid, 12, seed)});
        Solver solver(state.board, 8 << 20);
        const auto wins = *solver.nim_value(state.legal, Unlimited()) != 0;
        Champion champion, opponent;
        CHECK(winner(champion, opponent, state, 0) == (wins ? Side::first : Side::second));
    }
}

TEST_CASE("points: the champion says who has a sure win", "[points][players]") {
    const auto winner = [](int count) {
        std::optional<Outcome> said;
        Champion champion;
        const auto state = R::initial({points_of(Layout::convex, count, 1)});
        REQUIRE(champion.choose(state, Unlimited(), [&](const Progress<R>& progress) { said = progress.proven; }));
        REQUIRE(said);
        return said->winner;
    };
    // Octal 0.07: four points in convex position have the nim-value 2, five have 0.
    CHECK(winner(4) == Side::first);
    CHECK(winner(5) == Side::second);
}

TEST_CASE("points: the champion beats zones", "[points][players]") {
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto state = R::initial({points_of(Layout::random, 20, seed)});
        Champion champion;
        ZonesPlayer zones_player(seed);
        const bool first = seed % 2 == 0;
        const auto side =
            first ? winner(champion, zones_player, state, 20'000) : winner(zones_player, champion, state, 20'000);
        won += (side == Side::first) == first ? 1 : 0;
    }
    CHECK(won >= 8);
}

TEST_CASE("points: zones says in one line why", "[points][players]") {
    const auto said = [](const R::State& state, std::uint64_t nodes = 0) {
        std::string words;
        ZonesPlayer player(1);
        REQUIRE(player.choose(state, Within({.nodes = nodes}),
                              [&](const Progress<R>& progress) { words = progress.words; }));
        return words;
    };
    const auto at_start = [](Layout layout, int points) { return R::initial({points_of(layout, points, 1)}); };
    CHECK(said(at_start(Layout::random, 14)) == "largest zone has 14 points: the longest line");
    CHECK(said(at_start(Layout::convex, 6)) == "largest zone has 6 points: leaves both numbers even");
    CHECK(said(at_start(Layout::convex, 4)) == "5 points or fewer in every zone: leaves both numbers even");
    // A point inside a triangle: two sure moves.
    CHECK(said(*R::state_from_text("0,0;100,0;50,90;50,30 - 1")) == "lost, both numbers are even: any line, at random");
    CHECK(said(at_start(Layout::random, 12), 1) == "out of time: any line, at random");
}
