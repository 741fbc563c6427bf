// What solves and thinks over the C interface.
#include "library/handles.hpp"

#include "support/every_game.hpp"

TEST_CASE("library: a position is solved", "[library]") {
    zz_solution solution{};
    // Who leaves a multiple of four wins (Bouton, 1901).
    REQUIRE(zz_solve(open_position("sticks", "10/3 1"), nullptr, 0, &solution) == ZZ_OK);
    CHECK(solution.exact == 1);
    CHECK(solution.value == 1);
    CHECK(std::string(solution.best) == "2");
    CHECK(solution.nim_value == -1);
    REQUIRE(zz_solve(open_position("sticks", "8/3 2"), nullptr, 0, &solution) == ZZ_OK);
    CHECK(solution.value == -1);
    CHECK(std::string(solution.best) == "1 2 3");
    // Three points in a triangle: one line can be drawn, and it is the last, so the nim-value is 1.
    REQUIRE(zz_solve(open_position("points", "0,0;9,2;4,7 - 1"), nullptr, 1, &solution) == ZZ_OK);
    CHECK(solution.value == 1);
    CHECK(solution.nim_value == 1);
    CHECK(std::string(solution.best) == "1-2 1-3 2-3");
}

TEST_CASE("library: a node is not enough to solve the start of Amazons", "[library]") {
    zz_limits limits{};
    limits.nodes = 1;
    zz_solution solution{};
    const auto game = open("amazons");
    REQUIRE(zz_solve(game, &limits, 0, &solution) == ZZ_OK);
    CHECK(solution.exact == 0);
    const auto moves = legal(game);
    REQUIRE(zz_solve(game, &limits, 0, &solution) == ZZ_OK);
    CHECK(std::ranges::find(moves, solution.best) != moves.end());
}

TEST_CASE("library: every player of every game plays a legal move", "[library]") {
    const auto id = GENERATE(from_range(game_ids()));
    for (const auto& player : find_game(id)->players) {
        CAPTURE(id, player.id);
        const auto game = open(id);
        const auto moves = legal(game);
        zz_limits limits{};
        limits.nodes = 200;
        limits.hash_mb = 1;
        zz_thought thought{};
        REQUIRE(zz_think(game, player.id.c_str(), &limits, nullptr, nullptr, &thought) == ZZ_OK);
        CHECK(std::ranges::find(moves, std::string(thought.move)) != moves.end());
        CHECK(thought.chance <= 1);
    }
}

TEST_CASE("library: thinking tells how far it is, and ends when its listener wants", "[library]") {
    const auto game = open("amazons");
    zz_thought thought{};
    int told = 0;
    const auto stop_at_once = [](void* data, const zz_progress* progress) {
        CHECK(progress->nodes > 0);
        ++*static_cast<int*>(data);
        return 1;
    };
    REQUIRE(zz_think(game, "champion", nullptr, stop_at_once, &told, &thought) == ZZ_OK);
    CHECK(told >= 1);
    const auto moves = legal(game);
    REQUIRE(zz_think(game, "champion", nullptr, stop_at_once, &told, &thought) == ZZ_OK);
    CHECK(std::ranges::find(moves, std::string(thought.move)) != moves.end());
}

TEST_CASE("library: the same seed and nodes play the same move", "[library]") {
    const auto play = [](uint64_t seed) {
        const auto game = open("amazons");
        zz_limits limits{};
        limits.seed = seed;
        zz_thought thought{};
        REQUIRE(zz_think(game, "random", &limits, nullptr, nullptr, &thought) == ZZ_OK);
        return std::string(thought.move);
    };
    CHECK(play(7) == play(7));
    std::set<std::string> moves;
    for (uint64_t seed = 1; seed <= 20; ++seed)
        moves.insert(play(seed));
    CHECK(moves.size() > 3);
}

TEST_CASE("library: the start of Amazons has 2176 moves, a figure of its literature", "[library]") {
    uint64_t sequences = 0;
    REQUIRE(zz_perft(open("amazons"), 1, &sequences) == ZZ_OK);
    CHECK(sequences == 2176);
}
