#include "play/session_rig.hpp"

TEST_CASE("session: a move is shown from 0 to 1 within its time", "[session][play]") {
    SessionRig rig("human", "human");
    rig.check_after("press 2", "moves still: yes");
    CHECK(rig.drawn().centre == Vec{0, 8});
    rig->update(leap / 2);
    CHECK(rig.drawn().centre.x == Approx(0.5));
    rig->update(leap);
    CHECK_FALSE(rig->news().is_animating);
    CHECK(rig.drawn().centre == Vec{1, 8});
}

TEST_CASE("session: between two updates a move is shown where it is by then", "[session][play]") {
    SessionRig rig("human", "human");
    rig.press(2);
    rig->update(leap / 2);
    CHECK(rig.drawn(leap / 8).centre.x == Approx(0.625));
    CHECK(rig.drawn(-leap / 8).centre.x == Approx(0.375));
    CHECK(rig.drawn(leap).centre == Vec{1, 8});
    CHECK(rig.drawn().centre.x == Approx(0.5));
    rig->set({.pace = {.speed = 2}});
    CHECK(rig.drawn(leap / 8).centre.x == Approx(0.75));
}

TEST_CASE("session: nobody may play on a board that moves", "[session][play]") {
    SessionRig rig("human", "human");
    rig.press(2);
    CHECK(rig.drawn().role == Role::dim);
    rig->act(Act::skip_animation);
    CHECK(rig.drawn().role == Role::act);
}

TEST_CASE("session: speed divides the time of a move", "[session][play]") {
    SessionRig rig("human", "human");
    rig->set({.pace = {.speed = 2}});
    rig.press(2);
    rig->update(leap / 4);
    CHECK(rig.drawn().centre.x == Approx(0.5));
}

TEST_CASE("session: with reduced motion a move fades in its own time", "[session][play]") {
    SessionRig rig("human", "human");
    rig->set({.pace = {.reduced_motion = true}});
    rig.press(2);
    rig->update(fade / 2);
    CHECK(rig.drawn().centre.x == Approx(0.5));
    rig->update(fade);
    CHECK_FALSE(rig->news().is_animating);
}

TEST_CASE("session: undo runs the last move backwards in half its time", "[session][play]") {
    SessionRig rig("human", "human");
    rig.check_after("press 2, skip, undo", "moves still: yes");
    CHECK(rig.drawn().centre == Vec{1, 8});
    rig->update(leap / 4);
    CHECK(rig.drawn().centre.x == Approx(0.5));
    rig->update(leap / 2);
    CHECK(rig.drawn().centre == Vec{1, 10});
}

TEST_CASE("session: undo against a computer runs both moves backwards, redo runs both again", "[session][play]") {
    SessionRig rig("human", "two");
    rig.check_after("press 1, reply, skip", "7 1");
    rig.check_after("undo", "10 1");
    CHECK(rig.drawn().centre == Vec{1, 7});
    rig->update(leap / 4);
    CHECK(rig.drawn().centre.x == Approx(0.5));
    CHECK(rig.drawn().centre.y == 7);
    rig->update(leap / 2);
    CHECK(rig.drawn().centre.x == Approx(0.5));
    CHECK(rig.drawn().centre.y == 9);
    rig->update(leap / 2);
    CHECK_FALSE(rig->news().is_animating);
    CHECK(rig.drawn().centre == Vec{1, 10});

    rig->act(Act::redo);
    rig->update(leap / 2);
    CHECK(rig.drawn().centre.x == Approx(0.5));
    CHECK(rig.drawn().centre.y == 9);
    rig->update(leap);
    CHECK(rig.drawn().centre.x == Approx(0.5));
    CHECK(rig.drawn().centre.y == 7);
    rig->act(Act::skip_animation);
    CHECK(rig.drawn().centre == Vec{1, 7});
}

TEST_CASE("session: at rest nothing changes", "[session][play]") {
    SessionRig rig("human", "human");
    rig->update(Seconds{10});
    const auto revision = rig->news().revision;
    rig->update(Seconds{0.01});
    CHECK(rig->news().revision == revision);
}
