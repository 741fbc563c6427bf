// What is said of a move of Amazons, and that it is true.
#include "games/amazons/think/reason.hpp"

#include "support/catch.hpp"

#include "games/amazons/think/insight.hpp"
#include "slow_amazons.hpp"

using namespace zugzwang;
using AmazonsRules = amazons::Rules;

namespace {

std::string said(const std::string& position, const std::string& move) {
    const auto state = AmazonsRules::state_from_text(position);
    REQUIRE(state);
    const auto parsed = AmazonsRules::move_from_text(*state, move);
    REQUIRE(parsed);
    return amazons::reason(*state, *parsed);
}

} // namespace

TEST_CASE("amazons: a reason tells of territory before and after", "[amazons][reason]") {
    CHECK(said("1q2q1/6/6/6/6/1Q2Q1 w", "e1-c3/c2") ==
          "Gets first to 8 squares, the other side to 7; before, it was 8 to 8.");
}

TEST_CASE("amazons: a reason tells who is shut in and who cannot move", "[amazons][reason]") {
    CHECK(said("*5/2**2/1*2**/*2qq1/***2*/Q3Q* w", "e1-e2/d2") ==
          "Shuts a queen of the other side in: 2 squares are left to her. Gets first to 4 squares, the other side to "
          "14.");
    CHECK(said("*1*q**/**Q*1Q/1*1**1/*1*1*1/2**2/3q1* w", "f5-e5/f4") ==
          "Blocks a queen of the other side. Gets first to 3 squares, the other side to 8.");
    CHECK(said("*1*q**/**1*Q1/1*Q***/*1***1/1***2/2*q1* w", "e5-f5/e5") ==
          "Blocks one of its own queens. Gets first to 5 squares, the other side to 4. With best play the other side "
          "wins.");
    CHECK(said("*1*q**/**1**Q/1*1***/*Q***1/****2/2**q* b", "e1-f2/f3") ==
          "Shuts one of its own queens in: 2 squares are left to her. Gets first to 4 squares, the other side to 2. "
          "With best play the other side wins.");
    CHECK(said("*1*q**/**1**Q/1*1***/*Q****/****1q/2**1* w", "b3-a4/b3") ==
          "Parts the sides for good: 0 squares are left to this one, 5 to the other. With best play the other side "
          "wins.");
    CHECK(said("*1*q**/**1**Q/Q*1***/******/****1q/2**1* b", "f2-e2/f2") ==
          "Leaves the other side without a move, and wins.");
}

TEST_CASE("amazons: what a reason says of territory is true", "[amazons][reason]") {
    Random random(64);
    SearchControl control(Budget{});
    for (int round = 0; round < 150; ++round) {
        const auto state = amazons::slow::random_state(random, 7, 3, 35);
        const auto moves = AmazonsRules::legal_moves(state);
        if (moves.empty()) continue;
        const auto move = random.pick(moves);
        const auto next = AmazonsRules::after(state, move);
        const auto words = amazons::reason(state, move);
        CAPTURE(AmazonsRules::to_text(state), AmazonsRules::move_to_text(state, move), words);
        CHECK(words.starts_with("Leaves the other side without a move") == AmazonsRules::outcome(next).has_value());
        const auto look = amazons::static_insight(next); // which is checked against a slow count
        if (words.starts_with("Parts")) CHECK(look.is_divided());
        const bool white = state.to_move == Side::first;
        const auto counts = std::pair(white ? look.first.count() : look.second.count(),
                                      white ? look.second.count() : look.first.count());
        if (words.find("first to") != words.npos)
            CHECK(words.find(filled("first to {} squares, the other side to {}", counts.first, counts.second)) !=
                  words.npos);
    }
}
