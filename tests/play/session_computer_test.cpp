#include "play/session_rig.hpp"

TEST_CASE("session: a computer's reply is held for a moment", "[session][play]") {
    SessionRig rig("human", "two");
    rig.check_steps({
        {"press 1, update 0.1, pass 0.3", "9 2"}, // asks; the answer is there, but too soon
        {"pass 0.2", "7 1"},
    });
    CHECK(rig->news().moves.back().text == "2");
    CHECK(rig->news().waits_for_person);
}

TEST_CASE("session: a computer's reply never cuts the animation of the move before", "[session][play]") {
    SessionRig rig("human", "two");
    rig->set({.pace = {.speed = 0.25F}});
    rig.press(1); // takes 1.2 s at this pace
    rig.check_after("update 0.1, pass 1.0", {"moves still: yes", "9 2"});
    rig.check_after("pass 0.2, pass 0.1", "7 1");
}

TEST_CASE("session: what a computer thinks is told while it thinks and after", "[session][play]") {
    SessionRig rig("human", "one");
    CHECK_FALSE(rig->news().thinking);
    rig.does("press 1, update 0.1, pass 0.1");
    const auto thinking = rig->news().thinking;
    REQUIRE(thinking);
    CHECK(thinking->side == Side::second);
    CHECK(thinking->depth == 1);
    CHECK(thinking->nodes == 1);
    CHECK(thinking->words == "easy");
    CHECK(thinking->line == "1, 1");
    CHECK(thinking->first_share == 0.25); // it gives itself 0.75
    rig.check_after("pass 0.5", "thinks: no more");
}

TEST_CASE("session: undo while the computer thinks ends the search and stays undone", "[session][play]") {
    SessionRig rig("human", "thinker");
    rig.check_after("press 2, update 0.01", {"thinks: yes", "can undo: yes"});
    rig.check_after("undo, idle", "10 1"); // it would think for ever
    for (int time = 0; time < 10; ++time)
        rig.pass(Seconds{1});
    CHECK(rig->position() == "10 1");
    CHECK(rig->news().moves.empty());
    CHECK(rig->news().waits_for_person);
}

TEST_CASE("session: undo against a computer goes back to what the person faced last, and no further",
          "[session][play]") {
    SessionRig rig("human", "two");
    rig.check_after("press 1, reply, press 1, reply", "4 1");
    rig.check_after("undo", {"7 1", "moves: 2"});
    rig.check_after("undo", "10 1");
    rig.check_after("redo", {"7 1", "moves: 2", "can redo: yes"});
    SessionRig begun("two", "human");
    begun.check_after("reply", {"8 2", "can undo: no"});
    begun.check_after("undo", "8 2");
}

TEST_CASE("session: a reply is told with what it expects next, until it is taken back", "[session][play]") {
    SessionRig rig("human", "two");
    rig.check_after("press 1, reply", "7 1");
    REQUIRE(rig->news().thinking);
    CHECK(rig->news().thinking->line == "1"); // it said 2 and 1
    rig->act(Act::undo);
    CHECK_FALSE(rig->news().thinking);
    rig->act(Act::redo);
    CHECK_FALSE(rig->news().thinking);
}

TEST_CASE("session: a computer's illegal move forfeits the game, and so does one that fails, with its words",
          "[session][play]") {
    SessionRig rig("human", "cheat");
    rig.check_after("press 1, reply", {"won by: first", "9 2"});
    CHECK(rig->news().outcome_words.find("illegal") != std::string::npos);
    CHECK_FALSE(rig->news().waits_for_person);
    for (int time = 0; time < 3; ++time)
        rig.pass(Seconds{1});
    CHECK(rig->news().moves.size() == 1);
    rig->act(Act::undo);
    CHECK_FALSE(rig->news().outcome);
    CHECK(rig->position() == "10 1");
    SessionRig failing("crashes", "human");
    failing.check_after("reply", "won by: second");
    CHECK(failing->news().outcome_words.find("it crashed") != std::string::npos);
}

TEST_CASE("session: leaving the scene stops the search, coming back takes it up", "[session][play]") {
    SessionRig rig("thinker", "human");
    rig.check_after("update 0.01, suspend, idle", {"10 1", "thinks: no more"});
    rig->update(Seconds{0.01});
    CHECK(rig->news().thinking->running);
    rig.leave(); // it can be dropped while its computer thinks
    rig.workers.wait_until_idle();
}

TEST_CASE("session: a hint is shown, not played, and gone with the position", "[session][play]") {
    SessionRig rig("human", "human");
    rig.does("hint, update 0.01, pass 0.01");
    CHECK(rig.drawn().radius == 2); // the strongest player takes 2
    CHECK(rig->news().hint_words == HintWords{.move = "2", .reason = "leaves 8"});
    CHECK(rig->position() == "10 1");
    rig.check_after("press 1, skip", "hint: 0");
    CHECK_FALSE(rig->news().hint_words);
    rig.check_after("hint, press 1, skip, pass 1, pass 1", "hint: 0"); // of the position before it never comes
}

TEST_CASE("session: insight is about the present position while it is on", "[session][play]") {
    SessionRig rig("human", "human");
    rig.check_after("update 0.01, pass 0.01", "insight: none");
    rig.check_after("insight on, update 0.01, pass 0.01", "insight: 10");
    rig.check_after("press 2", "insight: none");
    rig.check_after("update 0.01, pass 0.01", "insight: 8");
    rig.check_after("insight off", "insight: none");
}

TEST_CASE("session: an insight that was not waited for is asked again", "[session][play]") {
    SessionRig rig("human", "human");
    rig.does("insight on, update 0.01"); // asks
    SECTION("switched off and on") { rig.does("insight off, insight on"); }
    SECTION("left and come back to") { rig->act(Act::suspend); }
    rig.check_after("update 0.01, pass 0.01", "insight: 10");
}

TEST_CASE("session: a search that is told to move now plays the best that it has", "[session][play]") {
    SessionRig rig("human", "thinker");
    rig.check_after("press 1, update 0.3, update 5", "thinks: yes");
    rig->act(Act::move_now);
    rig.check_after("pass 0.5, pass 0", "moves: 2");
}
