#include "viewed.hpp"

TEST_CASE("boxes: a line takes its time, a popping box more, and a running chain little", "[boxes][view]") {
    Theme theme = timed_theme();
    theme.own_motions[own::chain_step] = Seconds{0.07};
    const auto seconds = [&](std::string_view position, std::string_view move) {
        return Fixture(position).shown(move, theme).time.count();
    };
    CHECK(seconds("--/|_._|/../|_|_|/-- 2", "b2-b3") == Approx(0.1));
    CHECK(seconds("--/|_._|/../|_|_|/-- 2", "a2-b2") == Approx(0.07));
    CHECK(seconds("--/|_._./-- 2", "b1-b2") == Approx(0.07));
    CHECK(seconds("--/|1|_./-- 2", "c1-c2") == Approx(0.2));
}

TEST_CASE("boxes: a line is heard where it is, then each box that it closes", "[boxes][view][sound]") {
    const Theme theme = timed_theme();
    const auto heard = [&](std::string_view position, std::string_view move) {
        return Fixture(position).shown(move, theme).cues;
    };
    // Three columns: the middle of a1-b1 lies half a box from the left edge, that of c1-c2 on the line between the
    // second and the third.
    const auto lines = heard("---/|_._._|/.../|_._._|/--- 1", "b1-b2");
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].kind == Cue::Kind::line);
    CHECK(lines[0].pan == Approx(-1.0F / 3));
    const auto one = heard("--/|1|_./-- 2", "c1-c2");
    REQUIRE(one.size() == 2);
    CHECK(one[1] == Cue{.kind = Cue::Kind::gain, .when = Seconds{0.1}, .pan = 1});
    const auto two = heard("--/|_._|/-- 1", "b1-b2");
    REQUIRE(two.size() == 3);
    CHECK(two[1] == Cue{.kind = Cue::Kind::gain, .when = Seconds{0.1}});
    CHECK(two[2].kind == Cue::Kind::gain);
    CHECK(two[2].when.count() == Approx(0.15)); // while the boxes pop
}
