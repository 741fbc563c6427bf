#include "support/catch.hpp"

#include "endgames.hpp"
#include "games/amazons/think/champion.hpp"
#include "games/amazons/think/evaluation.hpp"
#include "games/amazons/think/players.hpp"
#include "games/amazons/think/solver.hpp"
#include "support/within.hpp"

namespace zugzwang::amazons {

TEST_CASE("amazons: the evaluation does not care which side is which", "[amazons][engine]") {
    Random random(42);
    for (int round = 0; round < 300; ++round) {
        const auto state = slow::random_state(random, 12, 4, 30);
        REQUIRE(evaluation(Board(state)) == evaluation(Board(mirrored(state))));
    }
}

TEST_CASE("amazons: a board is as before when its moves are taken back", "[amazons][engine]") {
    Random random(43);
    auto state = Rules::initial({});
    Board board(state);
    std::vector<std::pair<Rules::Move, Rules::State>> made;
    while (!Rules::outcome(state)) {
        const auto move = random.pick(Rules::legal_moves(state));
        made.emplace_back(move, state);
        board.make(move);
        state = Rules::after(state, move);
        std::size_t count = 0;
        board.for_each_move([&](const auto& next) {
            count += Rules::is_legal(state, next) ? 1 : 0;
            return true;
        });
        REQUIRE(count == Rules::move_count(state));
        REQUIRE(board.state() == state);
        REQUIRE(board.steps(Side::second) == steps_open(state, Side::second));
    }
    for (; !made.empty(); made.pop_back()) {
        board.take_back(made.back().first);
        REQUIRE(board.state() == made.back().second);
    }
    REQUIRE(evaluation(board) == evaluation(Board(Rules::initial({}))));
}

TEST_CASE("amazons: the solver agrees with trying everything", "[amazons][solver][slow]") {
    Random random(44);
    for (int round = 0; round < 700; ++round) {
        const auto state = endgame(random, 5, 2, 7);
        INFO(Rules::to_text(state));
        const bool wins = slow::wins(state);
        std::vector<Rules::Move> expected;
        for (const auto& move : Rules::legal_moves(state)) {
            if (!wins || !slow::wins(Rules::after(state, move))) expected.push_back(move);
        }
        const auto all = solution(state, {.all = true}, Unlimited());
        REQUIRE(all.exact);
        REQUIRE(all.value == (wins ? 1 : -1));
        REQUIRE(all.best == expected);
        const auto one = solution(state, {}, Unlimited());
        REQUIRE(one.exact);
        REQUIRE(one.best.size() == 1);
        REQUIRE(std::ranges::find(expected, one.best.front()) != expected.end());
    }
}

TEST_CASE("amazons: a win is proven even where not all winning moves are found in time", "[amazons][solver]") {
    const auto state = *Rules::state_from_text("***2/*4/3**/2Qq1 w");
    const auto solved = [&](std::uint64_t nodes) { return solution(state, {.all = true}, Within({.nodes = nodes})); };
    const auto some = solved(2000), all = solved(2'000'000);
    CHECK(some.exact);
    CHECK(some.partial);
    CHECK(some.value == 1);
    REQUIRE(some.best.size() == 1);
    CHECK(all.exact);
    CHECK_FALSE(all.partial);
    CHECK(std::ranges::find(all.best, some.best.front()) != all.best.end());
}

TEST_CASE("amazons: rooms of one's own are counted, not searched", "[amazons][solver]") {
    // A queen in the corner of an empty rectangle walks it row by row, shooting behind her, and misses none of its
    // squares: as many moves as the rectangle has squares, less her own. With equal numbers whoever begins loses.
    const auto [text, value] = GENERATE(table<std::string, int>({
        {"Q4*5/5*4q/5****** w", 1},  // 14 against 9
        {"Q4*5/5*4q/5****** b", -1}, // 9 against 14
        {"Q3**q4/4**5 w", -1},       // 7 against 9
        {"Q3**q4/4**5 b", 1},        // 9 against 7
        {"Q4*q4/5*5 w", -1},         // 9 against 9
        {"Q4*q4/5*5 b", -1},
    }));
    INFO(text);
    const auto found = solution(*Rules::state_from_text(text), {}, Within({.nodes = 20000}));
    CHECK(found.exact);
    CHECK(found.value == value);
}

TEST_CASE("amazons: a solver that is stopped claims nothing", "[amazons][solver]") {
    const auto state = Rules::initial({.board = 6});
    SearchControl control(Budget{.nodes = 3000});
    const auto found = solution(state, {}, control);
    CHECK_FALSE(found.exact);
    CHECK_FALSE(found.value);
    REQUIRE(found.best.size() == 1);
    CHECK(Rules::is_legal(state, found.best.front()));
    CHECK(control.nodes() == 3000);
}

TEST_CASE("amazons: the champion plays a winning move of an endgame", "[amazons][champion]") {
    Random random(45);
    int won = 0;
    for (int round = 0; round < 60; ++round) {
        const auto state = endgame(random, 5, 2, 7);
        if (!slow::wins(state)) continue;
        ++won;
        const auto move = Champion().choose(state, Unlimited(), {});
        REQUIRE(move);
        INFO(Rules::to_text(state) << " " << Rules::move_to_text(state, *move));
        CHECK_FALSE(slow::wins(Rules::after(state, *move)));
    }
    CHECK(won > 20);
}

TEST_CASE("amazons: the champion beats alpha-beta on the small board from both sides", "[amazons][champion]") {
    for (const Side side : {Side::first, Side::second}) {
        auto state = Rules::initial({.board = 6});
        Champion champion;
        AlphaBeta other_one(2);
        while (!Rules::outcome(state)) {
            auto& player = state.to_move == side ? static_cast<Player<Rules>&>(champion) : other_one;
            state = Rules::after(state, *player.choose(state, Within({.nodes = 8000}), {}));
        }
        CHECK(Rules::outcome(state)->winner == side);
    }
}

} // namespace zugzwang::amazons
