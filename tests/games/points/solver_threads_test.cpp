#include "games/points/layouts.hpp"
#include "positions.hpp"
#include "solved.hpp"

TEST_CASE("points: several threads find what one finds", "[points][solver][threads]") {
    const int threads = GENERATE(2, 3, 5);
    const auto layout = GENERATE(Layout::random, Layout::grid);
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const auto state = R::initial({points_of(layout, 14, seed)});
        Solver solver(state.board, table_bytes, threads);
        std::vector<Segment> moves;
        for (const auto& judged : solver.solved_moves(state.legal, Solver::Scope::every_move, Unlimited())) {
            REQUIRE(judged.wins);
            if (*judged.wins) moves.push_back(judged.move);
        }
        std::sort(moves.begin(), moves.end());
        CHECK(moves == winning_moves(state));
        CHECK(solver.nim_value(state.legal, Unlimited()) == nim_value(state));
    }
}

TEST_CASE("points: several threads tell a nim-value that is true or none", "[points][solver][threads]") {
    const auto state = R::initial({points_of(Layout::random, 16, 3)});
    const auto truth = nim_value(state);
    for (const std::uint64_t nodes : {10U, 1'000U, 3'000U, 10'000U, 1'000'000U}) {
        Solver solver(state.board, table_bytes, 2);
        SearchControl limited({.nodes = nodes});
        const auto value = solver.nim_value(state.legal, limited);
        CHECK(limited.nodes() <= nodes);
        CHECK(value.has_value() == !limited.stopped());
        if (value) CHECK(*value == truth);
    }
}

TEST_CASE("points: threads share their nodes, and end with the first win", "[points][solver][threads]") {
    const auto state = R::initial({points_of(Layout::random, 20, 1)});
    Solver solver(state.board, table_bytes, 2);
    SearchControl control({.nodes = 3000});
    static_cast<void>(solver.solved_moves(state.legal, Solver::Scope::every_move, control));
    CHECK(control.nodes() <= 3000);
    CHECK(control.nodes() > 3000 - 2 * 256); // each may give back what it had not used of its last lot
    CHECK(control.stopped());
    const auto small = R::initial({points_of(Layout::random, 12, 1)});
    Solver again(small.board, table_bytes, 2);
    SearchControl unlimited({});
    const auto moves = again.solved_moves(small.legal, Solver::Scope::one_winning_move, unlimited);
    const bool won = std::ranges::any_of(moves, [](const SolvedMove& judged) { return judged.wins == true; });
    CHECK(won == (nim_value(small) != 0));
    CHECK_FALSE(unlimited.stopped());
}
