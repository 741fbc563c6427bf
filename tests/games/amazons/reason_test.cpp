// What is said of a move of Amazons, that it is true, and what an onlooker is told.
#include "games/amazons/think/reason.hpp"

#include "support/catch.hpp"

#include "games/amazons/think/insight.hpp"
#include "games/amazons/think/remark.hpp"
#include "slow_amazons.hpp"

namespace zugzwang::amazons {

namespace {

/// What `tell`, the reason or the remark, says of a move.
std::string said(std::string (*tell)(const Rules::State&, const Rules::Move&), const std::string& position,
                 const std::string& move) {
    const auto state = Rules::state_from_text(position);
    REQUIRE(state);
    const auto parsed = Rules::move_from_text(*state, move);
    REQUIRE(parsed);
    return tell(*state, *parsed);
}

} // namespace

TEST_CASE("amazons: a reason tells of territory before and after", "[amazons][reason]") {
    CHECK(said(reason, "1q2q1/6/6/6/6/1Q2Q1 w", "e1-c3/c2") ==
          "Gets first to 8 squares, the other side to 7; before, it was 8 to 8.");
}

TEST_CASE("amazons: a reason tells who is shut in and who cannot move", "[amazons][reason]") {
    CHECK(said(reason, "*5/2**2/1*2**/*2qq1/***2*/Q3Q* w", "e1-e2/d2") ==
          "Shuts a queen of the other side in: 2 squares are left to her. Gets first to 4 squares, the other side to "
          "14.");
    CHECK(said(reason, "*1*q**/**Q*1Q/1*1**1/*1*1*1/2**2/3q1* w", "f5-e5/f4") ==
          "Blocks a queen of the other side. Gets first to 3 squares, the other side to 8.");
    CHECK(said(reason, "*1*q**/**1*Q1/1*Q***/*1***1/1***2/2*q1* w", "e5-f5/e5") ==
          "Blocks one of its own queens. Gets first to 5 squares, the other side to 4. With best play the other side "
          "wins.");
    CHECK(said(reason, "*1*q**/**1**Q/1*1***/*Q***1/****2/2**q* b", "e1-f2/f3") ==
          "Shuts one of its own queens in: 2 squares are left to her. Gets first to 4 squares, the other side to 2. "
          "With best play the other side wins.");
    CHECK(said(reason, "*1*q**/**1**Q/1*1***/*Q****/****1q/2**1* w", "b3-a4/b3") ==
          "Parts the sides for good: 0 squares are left to this one, 5 to the other. With best play the other side "
          "wins.");
    CHECK(said(reason, "*1*q**/**1**Q/Q*1***/******/****1q/2**1* b", "f2-e2/f2") ==
          "Leaves the other side without a move, and wins.");
}

TEST_CASE("amazons: what a reason says of territory is true", "[amazons][reason]") {
    Random random(64);
    SearchControl control(Budget{});
    for (int round = 0; round < 150; ++round) {
        const auto state = slow::random_state(random, 7, 3, 35);
        const auto moves = Rules::legal_moves(state);
        if (moves.empty()) continue;
        const auto move = random.pick(moves);
        const auto next = Rules::after(state, move);
        const auto words = reason(state, move);
        CAPTURE(Rules::to_text(state), Rules::move_to_text(state, move), words);
        CHECK(words.starts_with("Leaves the other side without a move") == Rules::outcome(next).has_value());
        const auto look = static_insight(next); // which is checked against a slow count
        if (words.starts_with("Parts")) CHECK(look.is_divided());
        const bool white = state.to_move == Side::first;
        const auto counts = std::pair(white ? look.first.count() : look.second.count(),
                                      white ? look.second.count() : look.first.count());
        if (words.find("first to") != words.npos)
            CHECK(words.find(filled("first to {} squares, the other side to {}", counts.first, counts.second)) !=
                  words.npos);
    }
}

// What an onlooker is told, on boards so narrow that one sees who can come where.
TEST_CASE("amazons: an onlooker is told when the two sides meet no more", "[amazons][remark]") {
    CHECK(said(remark, "Q3q w", "a1-b1/c1") == "closes the last gap: from now on each side only fills its own rooms");
    CHECK(said(remark, "Q3q w", "a1-b1/a1").empty());   // both can still come to c1
    CHECK(said(remark, "Q1*2q w", "a1-b1/a1").empty()); // they did not meet before either
}

TEST_CASE("amazons: squares that a king goes round a corner to are still shared", "[amazons][remark]") {
    CHECK(said(remark, "5/Q3q w", "a1-b1/c1").empty());
}

} // namespace zugzwang::amazons
