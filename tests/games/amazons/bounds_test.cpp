#include "support/catch.hpp"

#include "endgames.hpp"
#include "games/amazons/think/answers.hpp"
#include "games/amazons/think/mirror.hpp"
#include "games/amazons/think/solver.hpp"
#include "support/within.hpp"

namespace zugzwang::amazons {

namespace {

SquareSet squares(std::initializer_list<std::pair<int, int>> files_and_ranks) {
    SquareSet set;
    for (const auto& [file, rank] : files_and_ranks)
        set.add(square_at(file, rank));
    return set;
}

} // namespace

TEST_CASE("amazons: a position is worth no less and no more than its bounds say", "[amazons][solver][slow]") {
    Random random(58);
    int answered = 0;
    for (int round = 0; round < 150; ++round) {
        auto state = endgame(random, 5, 1 + round % 2, 7);
        INFO(Rules::to_text(state));
        Reducer reducer(1 << 20);
        const auto sum = reducer.reduced(state, Unlimited());
        const auto bounds = sum.total().bounds + Bounds{sum.in_hand, sum.in_hand};
        REQUIRE(bounds.min <= bounds.max);
        // With so many moves more for one side and less for the other, whoever has to begin loses.
        state.to_move = Side::second;
        CHECK_FALSE(slow::wins(state, bounds.min));
        state.to_move = Side::first;
        CHECK_FALSE(slow::wins(state, -bounds.max));
        const auto empty = empty_squares(state);
        for (const Side side : both_sides)
            answered += sure_answers(state.queens[side], empty) > 0 ? 1 : 0;
    }
    CHECK(answered > 50); // or nothing was tried
}

TEST_CASE("amazons: answers are counted where one move cannot take all choices", "[amazons][solver]") {
    const auto queen = squares({{2, 2}});
    CHECK(sure_answers(queen, squares({{1, 1}, {2, 1}})) == 0);
    CHECK(sure_answers(queen, squares({{1, 1}, {2, 1}, {3, 3}})) == 1);
    CHECK(sure_answers(queen, squares({{1, 1}, {2, 1}, {4, 3}})) == 0); // one is out of her way
    CHECK(sure_answers({}, squares({{1, 1}, {2, 1}, {3, 1}})) == 0);
    // Two queens choose together, and a second answer is sure where enough is left after every first one.
    CHECK(sure_answers(squares({{2, 2}, {6, 6}}), squares({{1, 1}, {2, 1}, {6, 5}})) == 1);
    SquareSet wide;
    for (int rank = 0; rank < 6; ++rank) {
        for (int file = 0; file < 6; ++file)
            wide.add(square_at(file, rank));
    }
    wide.remove(square_at(2, 2));
    CHECK(sure_answers(queen, wide) == 2);
}

TEST_CASE("amazons: what is its own image in a mirror is solved right from one half of the moves",
          "[amazons][solver]") {
    Random random(59);
    int won = 0, rounds = 0;
    while (rounds < 100) {
        // Left of the middle file by chance, right of it the same; at most seven empty squares.
        std::vector<Square> left;
        for (int square = 0; square < 8; ++square)
            left.push_back(square_at(square % 2, square / 2));
        random.shuffle(left);
        Rules::State state;
        state.files = 5;
        state.ranks = 4;
        state.to_move = random.below(2) == 0 ? Side::first : Side::second;
        const auto put = [](SquareSet& set, Square square) {
            set.add(square);
            set.add(square_at(4 - file_of(square), rank_of(square)));
        };
        put(state.queens[Side::first], left[0]);
        put(state.queens[Side::second], left[1]);
        for (std::size_t at = 4; at < left.size(); ++at)
            put(state.closed, left[at]);
        state.closed.add(square_at(2, static_cast<int>(random.below(4))));
        if (Rules::outcome(state)) continue;
        ++rounds;
        INFO(Rules::to_text(state));
        const auto region =
            Region{.empty = empty_squares(state), .queens = state.queens, .key = {}, .bounds = {}, .beside = {}};
        const auto mirror = mirror_of(region);
        REQUIRE(mirror);
        std::size_t kept = 0, on_the_middle = 0;
        const auto moves = Rules::legal_moves(state);
        for (const auto& move : moves) {
            const Rules::Move image{mirror->image(move.from), mirror->image(move.to), mirror->image(move.arrow)};
            CHECK(Rules::is_legal(state, image));
            CHECK(mirror->image(move.to) == square_at(4 - file_of(move.to), rank_of(move.to)));
            kept += mirror->is_second_of_pair(move) ? 0 : 1;
            on_the_middle += image == move ? 1 : 0;
        }
        CHECK(2 * kept == moves.size() + on_the_middle);
        const bool wins = slow::wins(state);
        CHECK(Solver(Unlimited(), std::size_t{1} << 20).wins(state) == wins);
        won += wins ? 1 : 0;
    }
    CHECK(won > 10);
    CHECK(won < 90);
    const auto one_sided = squares({{0, 0}, {1, 0}, {1, 1}});
    CHECK_FALSE(mirror_of({.empty = one_sided, .queens = {}, .key = {}, .bounds = {}, .beside = {}}));
}

TEST_CASE("amazons: boards that others have solved are solved alike", "[amazons][solver][slow]") {
    // M. Müller, "Solving 5x5 Amazons" (2001): whoever begins wins, with b1-b3/d3; J. Song and M. Müller, "An Enhanced
    // Solver for the Game of Amazons" (2014): likewise on five files and four ranks.
    const auto [text, wins] =
        GENERATE(table<const char*, bool>({{"1q1q1/q3q/1Q1*1/Q3Q/3Q1 b", false}, {"1q1q1/q3q/Q3Q/1Q1Q1 w", true}}));
    CHECK(Solver(Unlimited(), std::size_t{256} << 20).wins(*Rules::state_from_text(text)) == wins);
}

} // namespace zugzwang::amazons
