#include "support/catch.hpp"

#include "games/amazons/think/flood_fill.hpp"
#include "games/amazons/think/solver.hpp"
#include "slow_amazons.hpp"

namespace zugzwang::amazons {

namespace {

/// A random position with exactly so many empty squares, where the side to move can.
Rules::State random_ending(Random& random, int files, int ranks, int queens, int empty) {
    for (;;) {
        Rules::State state;
        state.files = static_cast<std::uint8_t>(files);
        state.ranks = static_cast<std::uint8_t>(ranks);
        std::vector<Square> squares;
        for (int rank = 0; rank < ranks; ++rank) {
            for (int file = 0; file < files; ++file)
                squares.push_back(square_at(file, rank));
        }
        random.shuffle(squares);
        for (int number = 0; number < 2 * queens; ++number) {
            state.queens[number % 2 == 0 ? Side::first : Side::second].add(squares.back());
            squares.pop_back();
        }
        for (; squares.size() > static_cast<std::size_t>(empty); squares.pop_back())
            state.closed.add(squares.back());
        state.to_move = random.below(2) == 0 ? Side::first : Side::second;
        if (!Rules::outcome(state)) return state;
    }
}

/// The most moves that the side to move can make when the other side never moves, by trying everything.
int longest_walk(const Rules::State& state) {
    int longest = 0;
    for (const auto& move : Rules::legal_moves(state)) {
        auto next = Rules::after(state, move);
        next.to_move = state.to_move;
        longest = std::max(longest, 1 + longest_walk(next));
    }
    return longest;
}

} // namespace

TEST_CASE("amazons: the solver agrees with a brute force in 300 endings, both sides to move",
          "[amazons][solver][slow]") {
    Random random(51);
    int won = 0;
    for (int round = 0; round < 300; ++round) {
        const int queens = 1 + round % 2;
        const auto empty = static_cast<int>(random.between(6, queens == 1 ? 14 : 10));
        auto state = random_ending(random, 5, 5, queens, empty);
        for (const Side side : both_sides) {
            state.to_move = side;
            if (Rules::outcome(state)) continue;
            INFO(Rules::to_text(state));
            const auto found = Solver(Unlimited(), std::size_t{16} << 20).wins(state);
            REQUIRE(found);
            REQUIRE(*found == slow::wins(state));
            won += *found ? 1 : 0;
        }
    }
    CHECK(won > 100);
    CHECK(won < 500);
}

TEST_CASE("amazons: a tiny table forgets but never errs", "[amazons][solver]") {
    Random random(52);
    for (int round = 0; round < 60; ++round) {
        const auto state = random_ending(random, 5, 4, 2, 10);
        INFO(Rules::to_text(state));
        REQUIRE(Solver(Unlimited(), 4096).wins(state) == slow::wins(state));
    }
}

TEST_CASE("amazons: a solver goes on where it stopped", "[amazons][solver]") {
    Random random(53);
    const auto state = random_ending(random, 6, 6, 2, 20);
    SearchControl whole_control(Budget{});
    Solver whole(whole_control, std::size_t{16} << 20);
    const auto answer = whole.wins(state);
    REQUIRE(answer);
    const auto nodes = whole_control.nodes();
    REQUIRE(nodes > 3000); // or the position is too easy for this test

    SearchControl none(Budget{.nodes = 1});
    Solver solver(none, std::size_t{16} << 20);
    std::optional<bool> found;
    int rounds = 0;
    for (; !found && rounds < 1000; ++rounds) {
        SearchControl some(Budget{.nodes = nodes / 8});
        solver.set_control(some);
        found = solver.wins(state);
        CHECK(some.nodes() <= nodes / 8);
    }
    CHECK(found == answer);
    CHECK(rounds > 4);
    CHECK(rounds < 40);
    SearchControl once_more(Budget{.nodes = 100});
    solver.set_control(once_more);
    CHECK(solver.wins(state) == answer);
    CHECK((*answer ? solver.numbers(state).is_won() : solver.numbers(state).is_lost()));
}

TEST_CASE("amazons: the move that is hardest to refute is one of the lost ones", "[amazons][solver]") {
    Random random(54);
    int lost = 0;
    while (lost < 10) {
        const auto state = random_ending(random, 5, 5, 2, 10);
        SearchControl control(Budget{});
        Solver solver(control, std::size_t{16} << 20);
        if (solver.wins(state) != false) continue;
        ++lost;
        const auto move = solver.hardest_move(state);
        REQUIRE(move);
        CHECK(Rules::is_legal(state, *move));
    }
    const auto over = *Rules::state_from_text("Q*1/**1/2q w");
    CHECK_FALSE(Solver(Unlimited(), 1 << 20).hardest_move(over));
}

TEST_CASE("amazons: once the sides are apart the moves ahead are known, and the game is won from there",
          "[amazons][solver]") {
    SearchControl control(Budget{});
    Solver solver(control, std::size_t{16} << 20);
    const auto read = [](const char* text) { return *Rules::state_from_text(text); };
    CHECK(solver.move_lead(read("Q4*5/5*4q/5****** w")) == 5);
    CHECK(solver.move_lead(read("Q3**q4/4**5 b")) == -2);
    CHECK_FALSE(solver.move_lead(read("Q3q/5/5 w")));
    Random random(55);
    for (int round = 0; round < 20; ++round) {
        auto state = read("Q3*3/4*2q/4*3 b"); // eleven squares against eight
        while (!Rules::outcome(state)) {
            const auto moves = Rules::legal_moves(state);
            const auto move = state.to_move == Side::first ? *solver.winning_move(state) : random.pick(moves);
            state = Rules::after(state, move);
        }
        CHECK(Rules::outcome(state)->winner == Side::first);
    }
}

TEST_CASE("amazons: a room's filling lies between its bounds", "[amazons][solver]") {
    Random random(56);
    Filler filler(1 << 20);
    int exact = 0;
    for (int round = 0; round < 200; ++round) {
        auto state = random_ending(random, 4, 4, 1, static_cast<int>(random.between(2, 6)));
        const auto side = state.to_move;
        state.closed = state.closed | state.queens[other(side)];
        state.queens[other(side)] = {};
        INFO(Rules::to_text(state));
        const auto found = filler.moves(empty_squares(state), state.queens[side], Unlimited());
        const int moves = longest_walk(state);
        REQUIRE(found.min <= moves);
        REQUIRE(found.max >= moves);
        exact += found.is_exact() ? 1 : 0;
    }
    CHECK(exact == 200);
}

TEST_CASE("amazons: a square that may part a region is told from one that cannot", "[amazons][solver]") {
    Random random(57);
    int kept = 0;
    for (int round = 0; round < 2000; ++round) {
        const auto state = slow::random_state(random, 16, 0, 60);
        const auto open = empty_squares(state);
        if (open.is_empty()) continue;
        std::vector<Square> squares;
        for (const Square square : open)
            squares.push_back(square);
        const auto closed = random.pick(squares);
        SquareSet start, rest;
        start.add(closed);
        const auto region = flood_fill(start, open);
        REQUIRE(region == region_of(state, closed));
        rest = region - start;
        if (may_disconnect(open, closed) || rest.is_empty()) continue;
        ++kept;
        SquareSet one;
        one.add(*rest.begin());
        REQUIRE(flood_fill(one, rest) == rest);
    }
    CHECK(kept > 200);
}

} // namespace zugzwang::amazons
