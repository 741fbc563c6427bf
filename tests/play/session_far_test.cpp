// A game with somebody far away: nobody thinks on that seat, its moves come from elsewhere, and what the other side has
// seen is not taken back.
#include "play/session_rig.hpp"

namespace {

SessionConfig with_friend(Side far = Side::second) {
    auto config = config_between();
    config.players[far] = "far:7";
    config.names[far] = "Ann";
    config.position = "10 1";
    return config;
}

} // namespace

TEST_CASE("session: a friend far away moves by what comes from there", "[session][play]") {
    SessionRig rig(with_friend());
    CHECK(rig->news().seats[Side::first].name == "You");
    CHECK(rig->news().seats[Side::second].name == "Ann");
    CHECK(rig->news().seats[Side::second].is_far);
    CHECK_FALSE(rig->news().seats[Side::first].is_far);
    rig.check_after("press 2", {"8 2", "waits: no", "status: It is Ann’s turn"});
    rig.check_after("press 1, update 5, idle, update 5", "8 2"); // neither the person nor a computer plays there
    CHECK_FALSE(rig->news().is_demo);
    CHECK(rig->news().seats[Side::second].used == Seconds{0}); // nor does a clock run for them
    CHECK(rig->news().can_resign == Side::first);
    CHECK_FALSE(rig->play("9"));
    REQUIRE(rig->play("1"));
    CHECK(rig->position() == "7 1");
    rig.check_after("press 1", "6 2");
}

TEST_CASE("session: what the friend has seen is not taken back", "[session][play]") {
    SessionRig rig(with_friend());
    rig.check_after("press 2, undo", "10 1");
    rig.check_after("press 2", "8 2");
    rig->set({.settled = 1});
    CHECK_FALSE(rig->news().can_undo);
    rig.check_after("undo", "8 2");
    REQUIRE(rig->play("1"));
    rig->set({.settled = 2});
    rig.check_after("undo", "7 1");
    rig.check_after("press 1, undo", "7 1");
}

TEST_CASE("session: an end that the friend has seen is not taken back either", "[session][play]") {
    SessionRig rig(with_friend());
    rig.check_after("press 2", "8 2");
    rig->set({.settled = 1});
    REQUIRE(rig->act(Act::resign));
    CHECK(rig->news().can_undo);
    rig->set({.settled = 2});
    CHECK_FALSE(rig->news().can_undo);
}

TEST_CASE("session: a game with a friend far away is recorded and goes on", "[session][play]") {
    SessionRig rig(with_friend(Side::first));
    CHECK_FALSE(rig->news().waits_for_person);
    REQUIRE(rig->play("2"));
    rig.check_after("press 1", "7 1");
    SessionRig again(rig->record());
    CHECK(again->position() == "7 1");
    CHECK(again->news().seats[Side::first].is_far);
    CHECK(again->record().seats[Side::first].player == "far:7");
    CHECK_FALSE(again->record().seats[Side::first].limit);
}
