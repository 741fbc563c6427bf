#include "play/session_rig.hpp"

namespace {

void run(SessionRig& rig, int moves) {
    for (int move = 0; move < moves; ++move)
        rig.let_computer_reply();
}

} // namespace

TEST_CASE("session: a demo plays itself to the end", "[session][play]") {
    SessionRig rig("one", "two");
    run(rig, 20);
    CHECK(rig->news().outcome == Outcome{.winner = Side::first, .margin = 3}); // 1 2 1 2 1 2 1
    CHECK(rig->news().moves.size() == 7);
    CHECK(rig->news().outcome_words == "One wins by 3 points");
}

TEST_CASE("session: a paused demo stands still and steps one move at a time", "[session][play]") {
    SessionRig rig("one", "two");
    run(rig, 1);
    REQUIRE(rig->position() == "9 2");
    rig.does("pause on");
    CHECK(rig->news().switches.paused);
    const auto used = rig->news().seats[Side::second].used;
    run(rig, 3);
    CHECK(rig->position() == "9 2");
    CHECK(rig->news().seats[Side::second].used == used);
    rig->act(Act::step);
    run(rig, 3);
    CHECK(rig->position() == "7 1");
    rig.does("step, step");
    run(rig, 5);
    CHECK(rig->position() == "4 1");
    rig.does("pause off");
    run(rig, 1);
    CHECK(rig->position() == "3 2");
}

TEST_CASE("session: a pause during the search ends it", "[session][play]") {
    SessionRig rig("thinker", "one");
    rig->update(Seconds{0.01});
    rig.check_after("pause on, update 0.01, idle, pass 1", "10 1");
}

TEST_CASE("session: undo in a demo takes one move back and pauses it", "[session][play]") {
    SessionRig rig("one", "two");
    run(rig, 3);
    REQUIRE(rig->position() == "6 2");
    rig->act(Act::undo);
    CHECK(rig->news().switches.paused);
    CHECK(rig->position() == "7 1");
    rig.check_after("redo", "6 2");
}

TEST_CASE("session: a step asked for at the end of a game is forgotten", "[session][play]") {
    SessionRig rig("one", "two", "1 1");
    run(rig, 1);
    REQUIRE(rig->news().outcome);
    rig.does("pause on, step, undo");
    run(rig, 2);
    CHECK(rig->position() == "1 1");
}

TEST_CASE("session: a forfeit is over when the position is left, forwards too", "[session][play]") {
    SessionRig rig("one", "crashes", "10 1", {"1", "1"});
    rig->act(Act::undo);
    REQUIRE(rig->position() == "9 2");
    rig->act(Act::step);
    run(rig, 1);
    REQUIRE(rig->news().outcome == Outcome{.winner = Side::first});
    rig.check_after("redo", {"8 1", "won by: nobody yet"});
    rig->act(Act::step);
    run(rig, 1);
    CHECK(rig->position() == "7 2");
}

TEST_CASE("session: the news tell which position is thought of and what is expected from there", "[session][play]") {
    SessionRig rig("one", "two");
    rig.does("update 0.01, pass 0.01");
    REQUIRE(rig->news().thinking);
    CHECK(rig->news().thinking->ply == 0);
    CHECK(rig->news().thinking->expected == std::vector<std::string>{"1", "1"});
    run(rig, 1);
    CHECK(rig->news().moves.size() == 1);
    CHECK(rig->news().thinking->ply == 0); // of the move that was played
    rig->update(Seconds{0.01});
    CHECK(rig->news().thinking->ply == 1);
}

TEST_CASE("session: a computer's move has what an onlooker is told of it", "[session][play]") {
    SessionRig rig("one", "two");
    run(rig, 2);
    CHECK(rig->news().moves[0].remark.empty());
    CHECK(rig->news().moves[1].remark == "takes two");
}
