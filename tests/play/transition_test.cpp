#include "support/catch.hpp"

#include "zugzwang/play/transition.hpp"

namespace {

Change change_of(Seconds whole, std::size_t ply) { return {.ply = ply, .whole = whole}; }

} // namespace

TEST_CASE("transition: changes are shown one after the other, the rest of a step counts for the next", "[play]") {
    Transition shown;
    shown.start({change_of(Seconds{0.5}, 1), change_of(Seconds{0.25}, 2)});
    shown.advance(Seconds{0.625});
    REQUIRE(shown.running());
    CHECK(shown.change().ply == 2);
    CHECK(shown.progress(Seconds{0}) == Approx(0.5));
    shown.advance(Seconds{0.125});
    CHECK_FALSE(shown.running());
    shown.advance(Seconds{0.5});
    CHECK(shown.since_end() == Seconds{0.5});
}

TEST_CASE("transition: a long run takes no longer than twice its longest change", "[play]") {
    Transition shown;
    std::deque<Change> changes{change_of(Seconds{0.4}, 1)};
    for (std::size_t at = 2; at <= 13; ++at)
        changes.push_back(change_of(Seconds{0.1}, at));
    shown.start(changes);
    shown.advance(Seconds{0.79});
    REQUIRE(shown.running());
    CHECK(shown.change().ply == 13);
    shown.advance(Seconds{0.011});
    CHECK_FALSE(shown.running());
}

TEST_CASE("transition: after a move that was taken back nothing has just been played", "[play]") {
    Transition shown;
    auto change = change_of(Seconds{1}, 1);
    change.backwards = true;
    shown.start({change});
    CHECK(shown.since_end() == Seconds{0});
    SECTION("run to its end") { shown.advance(Seconds{1}); }
    SECTION("skipped") { shown.finish(); }
    CHECK_FALSE(shown.running());
    CHECK(shown.since_end() > Seconds{60});
}

TEST_CASE("transition: a change without a time is at its end at once", "[play]") {
    Transition shown;
    shown.start({change_of(Seconds{0}, 1), change_of(Seconds{0}, 2)});
    CHECK_FALSE(shown.running());
    CHECK(shown.progress(Seconds{0}) == 1);
}
