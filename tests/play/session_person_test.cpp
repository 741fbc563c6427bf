#include "play/session_rig.hpp"

TEST_CASE("session: two people play a game to its end", "[session][play]") {
    SessionRig rig("human", "human", "4 1");
    rig.check_after("press 2", "2 2");
    CHECK(rig->news().status.find("Orange") != std::string::npos);
    rig.check_after("press 2", {"won by: second, 3 ahead", "says: Orange wins by 3 points", "margin: by 3 points",
                                "waits: no", "moves: 2"});
    CHECK(rig->news().moves[1].side == Side::second);
    CHECK(rig->news().moves[1].text == "2");
    rig.check_after("press 1", "moves: 2");
}

TEST_CASE("session: a refused click says why for a moment and shakes the board", "[session][play]") {
    SessionRig rig("human", "human");
    const auto before = rig->news().status;
    rig.check_after("press 3", {"refuses: yes", "status: out of reach", "10 1"});
    rig->update(shake / 4);
    RecordingCanvas canvas(rig.theme());
    rig->draw(canvas);
    CHECK(canvas.group_offsets.size() == 1);
    for (int second = 0; second < 5; ++second)
        rig->update(Seconds{1});
    CHECK_FALSE(rig->news().refusing);
    CHECK(rig->news().status == before);
    rig.check_after("press 3, press 1", "refuses: no"); // a move ends the words
}

TEST_CASE("session: where moves are confirmed, one is played when it is made again or by Enter", "[session][play]") {
    SessionRig rig("human", "human");
    const auto before = rig->news().status;
    rig->set({.confirms = true});
    rig.check_after("press 2", "10 1");
    CHECK(rig->news().status == "2? Once more plays it");
    CHECK(rig.drawn().radius == 2); // lit as a hint is
    rig.check_after("press 1", "10 1");
    CHECK(rig.drawn().radius == 1);
    rig.check_after("press 1", "9 2");
    rig.check_after("press 2", "9 2");
    CHECK(rig->input(KeyEvent{.key = Key::enter}));
    CHECK(rig->position() == "7 1");
    rig.check_after("press 2", "7 1");
    CHECK(rig->act(Act::cancel));
    CHECK(rig->news().status == before);
    rig.check_after("press 2", "7 1");
    static_cast<void>(rig->input(KeyEvent{.key = Key::up})); // anything else
    CHECK(rig->news().status == before);
    CHECK_FALSE(rig->input(KeyEvent{.key = Key::enter}));
    rig.check_after("press 2, undo, press 1", "9 2"); // what was taken back leaves nothing to confirm
    rig.check_after("press 3", {"refuses: yes", "9 2"});
}

TEST_CASE("session: a finger's first touch shows a move, the second plays it; dragged, the move where it is let go",
          "[session][play][touch]") {
    SessionRig rig("human", "human");
    using Kind = PointerEvent::Kind;
    const auto finger = [&rig](Kind kind, int take) {
        static_cast<void>(rig->input(PointerEvent{.kind = kind,
                                                  .at = {static_cast<float>(take) * 100 - 50, 0},
                                                  .button = PointerEvent::Button::left,
                                                  .device = PointerEvent::Device::touch}));
        rig->update(Seconds{0.01});
    };
    const auto touch = [&](int take) { finger(Kind::press, take), finger(Kind::release, take); };
    touch(2);
    CHECK(rig->news().proposes);
    CHECK(rig.drawn().radius == 2);
    CHECK(rig->position() == "10 1");
    touch(1);
    CHECK(rig->position() == "10 1");
    touch(1);
    CHECK(rig->position() == "9 2");
    finger(Kind::press, 1);
    finger(Kind::move, 2);
    CHECK(rig.drawn().radius == 2);
    CHECK(rig->position() == "9 2");
    finger(Kind::release, 2);
    CHECK(rig->position() == "7 1");
    touch(3); // refused as ever
    CHECK(rig->news().refusing);
    finger(Kind::press, 1);
    finger(Kind::move, 3); // dragged to where nothing can be done: nothing is
    finger(Kind::release, 3);
    CHECK_FALSE(rig->news().proposes);
    CHECK(rig->position() == "7 1");
}

TEST_CASE("session: a right click or cancel takes a half-made move back", "[session][play]") {
    SessionRig rig("human", "human");
    CHECK_FALSE(rig->act(Act::cancel));
    CHECK(rig->input(KeyEvent{.key = Key::character, .character = 's'}));
    CHECK(rig->act(Act::cancel));
    CHECK_FALSE(rig->act(Act::cancel));
    CHECK(rig->input(KeyEvent{.key = Key::character, .character = 's'}));
    rig.press(1, PointerEvent::Button::right);
    CHECK_FALSE(rig->act(Act::cancel));
    CHECK(rig->position() == "10 1");
    CHECK_FALSE(rig->input(KeyEvent{.key = Key::f1}));
}

TEST_CASE("session: a person's clicks mean nothing while a computer is to move", "[session][play]") {
    SessionRig rig("thinker", "human");
    rig.check_after("update 0.01, press 1", "10 1");
    CHECK(rig->news().cursor == Cursor::arrow);
    CHECK_FALSE(rig->input(KeyEvent{.key = Key::character, .character = 's'}));
}

TEST_CASE("session: undo and redo between two people go one move at a time", "[session][play]") {
    SessionRig rig("human", "human");
    CHECK_FALSE(rig->news().can_undo);
    CHECK_FALSE(rig->news().can_redo);
    rig.check_after("press 2, press 1, undo", {"8 2", "moves: 1"});
    rig.check_after("undo", {"10 1", "can undo: no"});
    rig.check_after("undo, redo, redo", {"7 1", "moves: 2", "can redo: no"});
    rig.check_after("redo", "7 1");
}

TEST_CASE("session: an act says whether there was anything to do", "[session][play]") {
    SessionRig rig("human", "human");
    for (const Act act : {Act::cancel, Act::undo, Act::redo, Act::move_now, Act::step, Act::skip_animation}) {
        CAPTURE(static_cast<int>(act));
        CHECK_FALSE(rig->act(act));
    }
    rig.press(2);
    CHECK(rig->act(Act::skip_animation));
    CHECK_FALSE(rig->act(Act::skip_animation));
    CHECK(rig->act(Act::undo));
    CHECK(rig->act(Act::redo));
    CHECK(rig->act(Act::hint));
    CHECK_FALSE(rig->act(Act::hint)); // one is asked for
    CHECK(rig->act(Act::suspend));
    CHECK(rig->act(Act::resign));
    CHECK_FALSE(rig->act(Act::resign));
    CHECK_FALSE(rig->act(Act::agree_draw));
}

TEST_CASE("session: a finished game can be taken back and goes on", "[session][play]") {
    SessionRig rig("human", "human", "1 1");
    rig.press(1);
    REQUIRE(rig->news().outcome);
    CHECK(rig->news().outcome_words == "Blue wins by 3 points");
    rig->act(Act::undo);
    CHECK_FALSE(rig->news().outcome);
    CHECK(rig->news().outcome_words.empty());
    CHECK(rig->news().waits_for_person);
}

TEST_CASE("session: the time of who is to move is counted", "[session][play]") {
    SessionRig rig("human", "human");
    rig.does("update 2, press 1, update 3");
    CHECK(rig->news().seats[Side::first].used == Seconds{2});
    CHECK(rig->news().seats[Side::second].used == Seconds{3});
}
