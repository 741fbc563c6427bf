// A computer that thinks while a person does.
#include "play/session_rig.hpp"

namespace {

/// What was left when the computer thought ahead, by its own word; 0: it did not.
double mused_on(SessionRig& rig) {
    rig.let_computer_reply();
    REQUIRE(rig->news().moves.back().thought);
    return rig->news().moves.back().thought->score.value();
}

} // namespace

TEST_CASE("ponder: a computer thinks of the position that a person thinks of, unless that is not wanted",
          "[session][play][ponder]") {
    auto rig = SessionRig::with_pondering("human", "muser");
    rig.does("pass 0.1, idle, press 2");
    CHECK(mused_on(rig) == 10);
    rig.does("pass 1, idle, press 1");
    CHECK(mused_on(rig) == 7);
    SessionRig usual("human", "muser");
    usual.does("pass 0.1, idle, press 2");
    CHECK(mused_on(usual) == 0);
}

TEST_CASE("ponder: the person's move ends it, and leaving the table; coming back takes it up again",
          "[session][play][ponder]") {
    auto rig = SessionRig::with_pondering("human", "brooder");
    rig.check_after("update 0.1, press 2, reply", "7 1");
    rig.does("update 0.1, suspend, idle, update 0.1");
    rig.leave();
    rig.workers.wait_until_idle();
}
