#include "support/catch.hpp"

#include "play/session_rig.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

TEST_CASE("session: a computer's reply is held for a moment", "[session][play]") {
    SessionRig rig("human", "two");
    rig.press(1);
    rig->update(Seconds{0.1}); // asks
    rig.pass(Seconds{0.3});    // the answer is there, but too soon
    CHECK(rig->position() == "9 2");
    rig.pass(Seconds{0.2});
    CHECK(rig->position() == "7 1");
    CHECK(rig->news().moves.back().text == "2");
    CHECK(rig->news().waits_for_person);
}

TEST_CASE("session: a computer's reply never cuts the animation of the move before", "[session][play]") {
    SessionRig rig("human", "two");
    rig->set({.pace = {.speed = 0.25F}});
    rig.press(1); // takes 1.2 s at this pace
    rig->update(Seconds{0.1});
    rig.pass(Seconds{1.0});
    CHECK(rig->news().is_animating);
    CHECK(rig->position() == "9 2");
    rig.pass(Seconds{0.2});
    rig.pass(Seconds{0.1});
    CHECK(rig->position() == "7 1");
}

TEST_CASE("session: what a computer thinks is told while it thinks and after", "[session][play]") {
    SessionRig rig("human", "one");
    CHECK_FALSE(rig->news().thinking);
    rig.press(1);
    rig->update(Seconds{0.1});
    rig.pass(Seconds{0.1});
    const auto thinking = rig->news().thinking;
    REQUIRE(thinking);
    CHECK(thinking->side == Side::second);
    CHECK(thinking->depth == 1);
    CHECK(thinking->nodes == 1);
    CHECK(thinking->words == "easy");
    CHECK(thinking->line == "1, 1");
    CHECK(thinking->first_share == 0.25); // it gives itself 0.75
    rig.pass(hold);
    REQUIRE(rig->news().thinking);
    CHECK_FALSE(rig->news().thinking->running);
}

TEST_CASE("session: undo while the computer thinks ends the search and stays undone", "[session][play]") {
    SessionRig rig("human", "thinker");
    rig.press(2);
    rig->update(Seconds{0.01});
    REQUIRE(rig->news().thinking);
    CHECK(rig->news().thinking->running);
    CHECK(rig->news().can_undo);
    rig->act(Act::undo);
    rig.workers.wait_until_idle(); // it would think for ever
    CHECK(rig->position() == "10 1");
    for (int time = 0; time < 10; ++time)
        rig.pass(Seconds{1});
    CHECK(rig->position() == "10 1");
    CHECK(rig->news().moves.empty());
    CHECK(rig->news().waits_for_person);
}

TEST_CASE("session: undo against a computer goes back to what the person faced last", "[session][play]") {
    SessionRig rig("human", "two");
    rig.press(1);
    rig.let_computer_reply();
    rig.press(1);
    rig.let_computer_reply();
    REQUIRE(rig->position() == "4 1");
    rig->act(Act::undo);
    CHECK(rig->position() == "7 1");
    CHECK(rig->news().moves.size() == 2);
    rig->act(Act::undo);
    CHECK(rig->position() == "10 1");
    rig->act(Act::redo);
    CHECK(rig->position() == "7 1");
    CHECK(rig->news().moves.size() == 2);
    CHECK(rig->news().can_redo);
}

TEST_CASE("session: a reply is told with what it expects next, until it is taken back", "[session][play]") {
    SessionRig rig("human", "two");
    rig.press(1);
    rig.let_computer_reply();
    REQUIRE(rig->position() == "7 1");
    REQUIRE(rig->news().thinking);
    CHECK(rig->news().thinking->line == "1"); // it said 2 and 1
    rig->act(Act::undo);
    CHECK_FALSE(rig->news().thinking);
    rig->act(Act::redo);
    CHECK_FALSE(rig->news().thinking);
}

TEST_CASE("session: before a person has moved there is nothing to take back", "[session][play]") {
    SessionRig rig("two", "human");
    rig.let_computer_reply();
    REQUIRE(rig->position() == "8 2");
    CHECK_FALSE(rig->news().can_undo);
    rig->act(Act::undo);
    CHECK(rig->position() == "8 2");
}

TEST_CASE("session: a computer's illegal move forfeits the game", "[session][play]") {
    SessionRig rig("human", "cheat");
    rig.press(1);
    rig.let_computer_reply();
    CHECK(rig->news().outcome == Outcome{.winner = Side::first});
    CHECK(rig->position() == "9 2");
    CHECK(rig->news().outcome_words.find("illegal") != std::string::npos);
    CHECK_FALSE(rig->news().waits_for_person);
    for (int time = 0; time < 3; ++time)
        rig.pass(Seconds{1});
    CHECK(rig->news().moves.size() == 1);
    rig->act(Act::undo);
    CHECK_FALSE(rig->news().outcome);
    CHECK(rig->position() == "10 1");
}

TEST_CASE("session: a computer that fails forfeits with its words", "[session][play]") {
    SessionRig rig("crashes", "human");
    rig.let_computer_reply();
    CHECK(rig->news().outcome == Outcome{.winner = Side::second});
    CHECK(rig->news().outcome_words.find("it crashed") != std::string::npos);
}

TEST_CASE("session: leaving the scene stops the search, coming back takes it up", "[session][play]") {
    SessionRig rig("thinker", "human");
    rig->update(Seconds{0.01});
    rig->act(Act::suspend);
    rig.workers.wait_until_idle();
    CHECK(rig->position() == "10 1");
    CHECK_FALSE(rig->news().thinking->running);
    rig->update(Seconds{0.01});
    CHECK(rig->news().thinking->running);
}

TEST_CASE("session: it can be dropped while its computer thinks", "[session][play]") {
    SessionRig rig("thinker", "human");
    rig->update(Seconds{0.01});
    rig.leave();
    rig.workers.wait_until_idle();
    SUCCEED();
}

TEST_CASE("session: a hint is shown, not played, and gone with the position", "[session][play]") {
    SessionRig rig("human", "human");
    rig->act(Act::hint);
    rig->update(Seconds{0.01});
    rig.pass(Seconds{0.01});
    CHECK(rig.drawn().radius == 2); // the strongest player takes 2
    CHECK(rig->news().hint_words == HintWords{.move = "2", .reason = "leaves 8"});
    CHECK(rig->position() == "10 1");
    rig.press(1);
    rig->act(Act::skip_animation);
    CHECK(rig.drawn().radius == 0);
    CHECK_FALSE(rig->news().hint_words);
}

TEST_CASE("session: a hint asked for the position before never comes", "[session][play]") {
    SessionRig rig("human", "human");
    rig->act(Act::hint);
    rig.press(1);
    rig->act(Act::skip_animation);
    rig.pass(Seconds{1});
    rig.pass(Seconds{1});
    CHECK(rig.drawn().radius == 0);
}

TEST_CASE("session: insight is about the present position while it is on", "[session][play]") {
    SessionRig rig("human", "human");
    rig->update(Seconds{0.01});
    rig.pass(Seconds{0.01});
    CHECK_FALSE(rig->news().insight_panel);
    rig.set_insight(true);
    rig->update(Seconds{0.01});
    rig.pass(Seconds{0.01});
    REQUIRE(rig->news().insight_panel);
    CHECK(rig->news().insight_panel->big == "10");
    rig.press(2);
    CHECK_FALSE(rig->news().insight_panel);
    rig->update(Seconds{0.01});
    rig.pass(Seconds{0.01});
    REQUIRE(rig->news().insight_panel);
    CHECK(rig->news().insight_panel->big == "8");
    rig.set_insight(false);
    CHECK_FALSE(rig->news().insight_panel);
}

TEST_CASE("session: an insight that was not waited for is asked again", "[session][play]") {
    SessionRig rig("human", "human");
    rig.set_insight(true);
    rig->update(Seconds{0.01}); // asks
    SECTION("switched off and on") {
        rig.set_insight(false);
        rig.set_insight(true);
    }
    SECTION("left and come back to") { rig->act(Act::suspend); }
    rig->update(Seconds{0.01});
    rig.pass(Seconds{0.01});
    REQUIRE(rig->news().insight_panel);
    CHECK(rig->news().insight_panel->big == "10");
}

TEST_CASE("session: a search that is told to move now plays the best that it has", "[session][play]") {
    SessionRig rig("human", "thinker");
    rig.press(1);
    rig->update(leap);
    rig->update(Seconds{5});
    REQUIRE(rig->news().thinking->running);
    rig->act(Act::move_now);
    rig.pass(hold);
    rig.pass(Seconds{0});
    CHECK(rig->news().moves.size() == 2);
}
