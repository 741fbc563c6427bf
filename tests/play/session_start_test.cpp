#include "play/session_rig.hpp"

TEST_CASE("session: what cannot be started is refused in words", "[session][play]") {
    const auto config = config_between();
    CHECK(refusal_of(config).empty());

    auto unlucky = config;
    REQUIRE_FALSE(unlucky.options.set("start", "13"));
    CHECK(refusal_of(unlucky) == "13 brings bad luck");

    auto unreadable = config;
    unreadable.position = "ten 1";
    CHECK(refusal_of(unreadable).find("ten") != std::string::npos);

    auto illegal = config;
    illegal.record = GameRecord{.game = "countdown", .start = "10 1", .moves = {{"2"}, {"3"}}};
    CHECK(refusal_of(illegal).starts_with("move 2: "));
    CHECK(refusal_of(illegal).find('3') != std::string::npos);

    auto foreign = config;
    foreign.record = GameRecord{.game = "chess", .start = "10 1"};
    CHECK(refusal_of(foreign) == "a record of chess, not of countdown");

    auto unknown = config;
    unknown.players[Side::second] = "nobody";
    CHECK(refusal_of(unknown).find("nobody") != std::string::npos);
}

TEST_CASE("session: starts from the options or from a position", "[session][play]") {
    SessionRig rig("human", "human", "7 2");
    CHECK(rig->position() == "7 2");
    CHECK(rig->news().to_move == Side::second);
    CHECK(rig->news().moves.empty());
    CHECK_FALSE(rig->news().outcome);

    auto config = config_between();
    REQUIRE_FALSE(config.options.set("start", "42"));
    CHECK(SessionRig(config)->position() == "42 1");
}

TEST_CASE("session: a game that is over at the start asks no computer", "[session][play]") {
    SessionRig rig("one", "one", "0 2");
    CHECK(rig->news().outcome == Outcome{.winner = Side::first, .margin = 3});
    rig.check_after("update 1, pass 1", {"thinks: never", "moves: 0"});
}

TEST_CASE("session: who sits where decides who is waited for", "[session][play]") {
    SessionRig hot_seat("human", "human");
    CHECK(hot_seat->news().waits_for_person);
    CHECK_FALSE(hot_seat->news().is_demo);
    CHECK(hot_seat->news().seats[Side::first].person);

    SessionRig second("one", "human");
    CHECK_FALSE(second->news().waits_for_person);
    CHECK_FALSE(second->news().is_demo);
    CHECK(second->news().seats[Side::first].name == "One");
    CHECK(second->news().seats[Side::first].note == "takes 1");

    SessionRig demo("one", "two");
    CHECK(demo->news().is_demo);
    CHECK_FALSE(demo->news().waits_for_person);
}

TEST_CASE("session: moves can have been played before it is seen", "[session][play]") {
    SessionRig rig("human", "human", "10 1", {"2", "1"});
    CHECK(rig->position() == "7 1");
    REQUIRE(rig->news().moves.size() == 2);
    CHECK(rig->news().moves[1].side == Side::second);
    CHECK_FALSE(rig->news().is_animating);
    CHECK(rig.drawn().centre == Vec{1, 7});
    rig.check_after("undo", "8 2");
}

TEST_CASE("session: friends are spoken of by their names", "[session][play]") {
    auto config = config_between();
    config.names = {"Ana", ""};
    CHECK(SessionRig(config)->news().status.starts_with("Ana: "));
}
