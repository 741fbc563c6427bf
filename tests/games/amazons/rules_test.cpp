#include "games/amazons/rules.hpp"

#include "support/catch.hpp"

#include "slow_amazons.hpp"

namespace zugzwang::amazons {

static_assert(zugzwang::Rules<Rules>);

namespace {

void check_moves(const Rules::State& state) {
    const auto text = Rules::to_text(state);
    INFO(text);
    REQUIRE(*Rules::state_from_text(text) == state);
    const auto expected = slow::moves(slow::read(text));
    const auto moves = Rules::legal_moves(state);
    REQUIRE(moves.size() == expected.size());
    REQUIRE(Rules::move_count(state) == expected.size());
    REQUIRE(Rules::outcome(state).has_value() == expected.empty());
    for (const auto& move : moves) {
        const auto name = Rules::move_to_text(state, move);
        REQUIRE(*Rules::move_from_text(state, name) == move);
        const auto found = expected.find(name);
        REQUIRE(found != expected.end());
        REQUIRE(slow::read(Rules::to_text(Rules::after(state, move))) == found->second);
    }
}

} // namespace

TEST_CASE("amazons: perft from the start", "[amazons][rules]") {
    const auto start = Rules::initial({});
    CHECK(perft<Rules>(start, 1) == 2176);
    CHECK(perft<Rules>(start, 2) == 4307152);
}

TEST_CASE("amazons: the three starts", "[amazons][rules]") {
    CHECK(Rules::to_text(Rules::initial({})) == "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w");
    CHECK(Rules::to_text(Rules::initial({.board = 8})) == "2q2q2/8/q6q/8/8/Q6Q/8/2Q2Q2 w");
    CHECK(Rules::to_text(Rules::initial({.board = 6})) == "1q2q1/6/6/6/6/1Q2Q1 w");
    CHECK(Rules::to_text(Rules::initial({.board = 6, .black_first = true})) == "1q2q1/6/6/6/6/1Q2Q1 b");
}

TEST_CASE("amazons: moves agree with a slow generator on random boards, and all survives being written and read",
          "[amazons][rules]") {
    Random random(11);
    for (int round = 0; round < 3000; ++round) {
        check_moves(slow::random_state(random, 7, 4, static_cast<int>(random.between(10, 70))));
    }
    for (int round = 0; round < 40; ++round)
        check_moves(slow::random_state(random, 16, round % 8 == 0 ? 60 : 10, 45));
}

TEST_CASE("amazons: a full 16 by 16 board of queens", "[amazons][rules]") {
    Rules::State state;
    state.files = state.ranks = 16;
    for (int square = 0; square < 256; ++square)
        state.queens.values[square % 2].add(static_cast<Square>(square));
    CHECK(Rules::move_count(state) == 0);
    state.queens[Side::second].remove(255);
    // The two white queens beside the one empty square, p16, can go there and shoot back.
    CHECK(Rules::legal_moves(state) == std::vector{Rules::Move{238, 255, 238}, Rules::Move{254, 255, 254}});
    CHECK(Rules::move_count(state) == 2);
}

TEST_CASE("amazons: is_legal holds for exactly the listed moves", "[amazons][rules]") {
    Random random(13);
    for (int round = 0; round < 60; ++round) {
        const auto state = slow::random_state(random, 5, 3, 30);
        const auto moves = Rules::legal_moves(state);
        std::size_t legal = 0;
        for (int rank = 0; rank < 6; ++rank) {
            // Every queen's square with every pair of squares, some of them beyond the board.
            for (int file = 0; file < 6; ++file) {
                for (int to = 0; to < 96; ++to) {
                    for (int arrow = 0; arrow < 96; ++arrow) {
                        const Rules::Move move{square_at(file, rank), static_cast<Square>(to),
                                               static_cast<Square>(arrow)};
                        if (!Rules::is_legal(state, move)) continue;
                        ++legal;
                        REQUIRE(std::ranges::find(moves, move) != moves.end());
                    }
                }
            }
        }
        REQUIRE(legal == moves.size());
    }
}

TEST_CASE("amazons: who cannot move on their turn loses; an arrow may land where the queen came from",
          "[amazons][rules]") {
    const auto state = *Rules::state_from_text("Q1*/***/2q w");
    CHECK(Rules::legal_moves(state) == std::vector{Rules::Move{square_at(0, 2), square_at(1, 2), square_at(0, 2)}});
    const auto white = *Rules::state_from_text("Q*1/**1/2q w");
    const auto black = *Rules::state_from_text("Q*1/**1/2q b");
    CHECK(Rules::outcome(white) == Outcome{.winner = Side::second});
    CHECK_FALSE(Rules::outcome(black));
    CHECK(Rules::outcome(*Rules::state_from_text("3 b")) == Outcome{.winner = Side::first});
}

} // namespace zugzwang::amazons
