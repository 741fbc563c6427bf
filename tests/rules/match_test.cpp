#include "zugzwang/rules/match.hpp"

#include "support/catch.hpp"

#include "support/countdown.hpp"

namespace {

Match<Countdown> match_of(const std::vector<int>& takes) {
    Match<Countdown> match(Countdown::State{.left = 6});
    for (const int take : takes)
        REQUIRE(match.play({take}));
    return match;
}

} // namespace

TEST_CASE("match: a start position has no move, no past and no future", "[match][rules]") {
    const Match<Countdown> match(Countdown::State{.left = 6});
    CHECK(match.state().left == 6);
    CHECK(match.before() == match.state());
    CHECK(match.moves().empty());
    CHECK_FALSE(match.last_move());
    CHECK_FALSE(match.can_undo());
    CHECK_FALSE(match.can_redo());
}

TEST_CASE("match: a legal move makes a new position and is remembered", "[match][rules]") {
    const auto match = match_of({2, 1});
    CHECK(match.state() == Countdown::State{3, Side::first});
    CHECK(match.before() == Countdown::State{4, Side::second});
    CHECK(match.start().left == 6);
    CHECK(match.last_move() == Countdown::Move{1});
    CHECK(match.state_after(1).left == 4);
}

TEST_CASE("match: an illegal move changes nothing", "[match][rules]") {
    auto match = match_of({2, 1});
    match.undo();
    CHECK_FALSE(match.play({3}));
    CHECK(match.state().left == 4);
    CHECK(match.can_redo());
}

TEST_CASE("match: undo and redo walk over the same positions", "[match][rules]") {
    auto match = match_of({2, 1, 2, 1});
    CHECK(match.outcome() == Outcome{.winner = Side::second, .margin = 3});
    for (const int left : {1, 3, 4, 6}) {
        REQUIRE(match.undo());
        CHECK(match.state().left == left);
        CHECK_FALSE(match.outcome());
    }
    CHECK_FALSE(match.undo());
    for (const int left : {4, 3, 1, 0}) {
        REQUIRE(match.redo());
        CHECK(match.state().left == left);
    }
    CHECK_FALSE(match.redo());
}

TEST_CASE("match: a move after undo forgets what could be redone", "[match][rules]") {
    auto match = match_of({2, 1, 1});
    match.undo();
    match.undo();
    REQUIRE(match.play({2}));
    CHECK(match.state().left == 2);
    CHECK_FALSE(match.can_redo());
    REQUIRE(match.moves().size() == 2);
    CHECK(match.moves()[0].take == 2);
    CHECK(match.moves()[1].take == 2);
}

TEST_CASE("rules: perft counts the sequences of that many moves", "[rules]") {
    // Sequences of 1s and 2s whose sum stays within the number: from 4, by hand 11 12 21 22, then 111 112 121 211 and
    // 1111.
    const Countdown::State four{.left = 4};
    CHECK(perft<Countdown>(four, 0) == 1);
    CHECK(perft<Countdown>(four, 1) == 2);
    CHECK(perft<Countdown>(four, 2) == 4);
    CHECK(perft<Countdown>(four, 3) == 4);
    CHECK(perft<Countdown>(four, 4) == 1);
    CHECK(perft<Countdown>(four, 5) == 0);
}
