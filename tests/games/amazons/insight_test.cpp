#include "games/amazons/think/insight.hpp"

#include "support/catch.hpp"

#include "endgames.hpp"
#include "support/within.hpp"

namespace zugzwang::amazons {

namespace {

Insight seen(const Rules::State& state) { return insight(state, Unlimited()); }

/// How many queen moves a side needs to each square; 99 for never.
int moves_to(const Rules::State& state, Side side, Square target) {
    const auto found = slow::distances(state, side, max_ranks);
    return found.contains(target) ? found.at(target) : 99;
}

} // namespace

TEST_CASE("amazons: insight says who gets to a square first", "[amazons][insight]") {
    Random random(51);
    for (int round = 0; round < 150; ++round) {
        const auto state = slow::random_state(random, 7, 3, 35);
        INFO(Rules::to_text(state));
        const auto found = seen(state);
        for (const Square square : empty_squares(state)) {
            const int white = moves_to(state, Side::first, square), black = moves_to(state, Side::second, square);
            REQUIRE(found.first.has(square) == (white < black));
            REQUIRE(found.second.has(square) == (black < white));
            REQUIRE(found.either.has(square) == (white == black && white < 99));
        }
    }
}

TEST_CASE("amazons: insight names queens that are nearly shut in", "[amazons][insight]") {
    const auto found = seen(*Rules::state_from_text("q**3q/2*4/***4/2*4/*6/Q*5/**4Q w"));
    const auto shut_in = found.shut_in();
    REQUIRE(shut_in.size() == 2);
    CHECK(shut_in[0].square == square_at(0, 1));
    CHECK(shut_in[0].squares == 1);
    CHECK(shut_in[1].square == square_at(0, 6));
    CHECK(shut_in[1].side == Side::second);
    CHECK(shut_in[1].squares == 2);
}

TEST_CASE("amazons: insight counts the squares that a queen gets to before all others", "[amazons][insight]") {
    Random random(54);
    for (int round = 0; round < 60; ++round) {
        const auto state = slow::random_state(random, 7, 3, 25);
        INFO(Rules::to_text(state));
        const auto taken = taken_squares(state);
        // The position with one side's queens taken away, but for the squares that they stand on.
        const auto alone = [&](Square queen) {
            auto part = state;
            part.queens = {};
            part.queens[Side::first].add(queen);
            part.closed = taken;
            part.closed.remove(queen);
            return part;
        };
        for (const auto& queen : seen(state).queens) {
            int holds = 0;
            for (const Square square : empty_squares(state)) {
                const int own = moves_to(alone(queen.square), Side::first, square);
                bool first = own < 99;
                for (const Square other : taken - state.closed)
                    first = first && (other == queen.square || own < moves_to(alone(other), Side::first, square));
                holds += first ? 1 : 0;
            }
            REQUIRE(queen.holds == holds);
        }
    }
}

TEST_CASE("amazons: insight counts the moves of each room and says who wins by how many", "[amazons][insight]") {
    // A queen in the corner of an empty rectangle misses none of its squares: 14 moves for White, 9 for Black.
    for (const std::string turn : {" w", " b"}) {
        const auto found = seen(*Rules::state_from_text("Q4*5/5*4q/5******" + turn));
        REQUIRE(found.regions.size() == 2);
        CHECK(found.regions[0].owner == Side::first);
        CHECK(found.regions[0].moves == 14);
        CHECK(found.regions[1].owner == Side::second);
        CHECK(found.regions[1].moves == 9);
        CHECK(found.winner == Side::first);
        CHECK(found.ahead == 5);
    }
    const auto even = seen(*Rules::state_from_text("Q4*q4/5*5 w"));
    CHECK(even.winner == Side::second); // who has to move first runs out of moves first
    CHECK(even.ahead == 0);
}

TEST_CASE("amazons: insight names no winner that trying everything does not", "[amazons][insight]") {
    Random random(55);
    for (int round = 0; round < 60; ++round) {
        const auto state = endgame(random, 5, 2, 7);
        INFO(Rules::to_text(state));
        CHECK(seen(state).winner == (slow::wins(state) ? state.to_move : other(state.to_move)));
    }
}

TEST_CASE("amazons: insight sees when the board is divided", "[amazons][insight]") {
    CHECK(seen(*Rules::state_from_text("Q2*2q w")).is_divided());
    CHECK(seen(*Rules::state_from_text("Q*q w")).is_divided());
    CHECK(seen(*Rules::state_from_text("Qq w")).is_divided()); // one region, but nothing in it to reach
    CHECK_FALSE(seen(*Rules::state_from_text("Q2*2q/7 w")).is_divided());
    CHECK_FALSE(seen(Rules::initial({})).is_divided());
}

} // namespace zugzwang::amazons
