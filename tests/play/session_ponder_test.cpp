// A computer that thinks while a person does.
#include "support/catch.hpp"

#include "play/session_rig.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

namespace {

/// What was left when the computer thought ahead, by its own word; 0: it did not.
double mused_on(SessionRig& rig) {
    rig.let_computer_reply();
    REQUIRE(rig->news().moves.back().thought);
    return rig->news().moves.back().thought->score.value();
}

} // namespace

TEST_CASE("ponder: a computer thinks of the position that a person thinks of", "[session][play][ponder]") {
    auto rig = SessionRig::with_pondering("human", "muser");
    rig.pass(Seconds{0.1});
    rig.workers.wait_until_idle();
    rig.press(2);
    CHECK(mused_on(rig) == 10);
    rig.pass(Seconds{1});
    rig.workers.wait_until_idle();
    rig.press(1);
    CHECK(mused_on(rig) == 7);
}

TEST_CASE("ponder: nobody thinks ahead unless that is wanted", "[session][play][ponder]") {
    SessionRig rig("human", "muser");
    rig.pass(Seconds{0.1});
    rig.workers.wait_until_idle();
    rig.press(2);
    CHECK(mused_on(rig) == 0);
}

TEST_CASE("ponder: the person's move ends it", "[session][play][ponder]") {
    auto rig = SessionRig::with_pondering("human", "brooder");
    rig->update(Seconds{0.1});
    rig.press(2);
    rig.let_computer_reply();
    CHECK(rig->position() == "7 1");
}

TEST_CASE("ponder: leaving the table ends it, coming back takes it up again", "[session][play][ponder]") {
    auto rig = SessionRig::with_pondering("human", "brooder");
    rig->update(Seconds{0.1});
    rig->act(Act::suspend);
    rig.workers.wait_until_idle();
    rig->update(Seconds{0.1});
    rig.leave();
    rig.workers.wait_until_idle();
}
