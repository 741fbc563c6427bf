// What is said of a move of Points, and that it is true.
#include "games/points/think/reason.hpp"

#include "support/catch.hpp"

#include "brute_force.hpp"
#include "games/points/layouts.hpp"

using namespace zugzwang;
using namespace zugzwang::points;
using R = points::Rules;

TEST_CASE("points: a reason counts what Proposition 1 counts", "[points][reason]") {
    // After 1-2 a zone of three points lies on each side, and each ends after one line.
    const auto state =
        R::initial({{{0, 500}, {1000, 500}, {100, 900}, {900, 900}, {500, 800}, {300, 100}, {700, 100}, {500, 500}}});
    CHECK(reason(state, {0, 1}) ==
          "Leaves undecided groups: 0, sure moves: 2. Both are even, so the other side loses.");
    const auto next = R::after(state, {0, 1});
    CHECK(reason(next, {5, 6}) ==
          "Leaves undecided groups: 0, sure moves: 1. Not both are even, so the other side can win.");
    CHECK(reason(R::after(next, {5, 6}), {2, 3}) == "Draws the last line and wins.");
}

TEST_CASE("points: on a large board a reason tells what becomes of the zone", "[points][reason]") {
    const auto state = R::initial({points_of(Layout::convex, 20, 1)});
    CHECK(reason(state, {0, 10}) == "Splits a zone of 20 points into 2 parts, 9 points in the largest.");
    CHECK(reason(state, {0, 1}) == "Leaves one zone of 18 points where there were 20.");
}

TEST_CASE("points: what a reason says of winning is true", "[points][reason]") {
    Random random(62);
    int told = 0;
    for (int round = 0; round < 40; ++round) {
        brute::Game game{brute::crowded_points(7, 1000, random)};
        auto state = R::initial({game.points});
        while (!R::outcome(state)) {
            const auto legal = R::legal_moves(state);
            const auto winning = game.winning(legal);
            for (const auto& move : legal) {
                const auto words = reason(state, move);
                const bool praised = words.ends_with("wins.") || words.ends_with("loses.");
                const bool blamed = words.ends_with("can win.") || words.ends_with("wins with it.");
                CAPTURE(R::to_text(state), R::move_to_text(state, move), words);
                const bool wins = std::ranges::find(winning, move) != winning.end();
                if (praised || blamed) CHECK(praised == wins);
                told += praised || blamed ? 1 : 0;
            }
            state = R::after(state, random.pick(legal));
        }
    }
    CHECK(told > 500);
}
