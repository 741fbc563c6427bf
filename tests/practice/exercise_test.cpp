// What a move comes to that somebody tries.
#include "practice/exercise.hpp"

#include "practice/sticks_games.hpp"
#include "support/catch.hpp"

using namespace zugzwang;
using namespace zugzwang::practice;

namespace {

Exercise proven() {
    Exercise exercise{.key = {"sticks", "25/7 1"},
                      .played = "2",
                      .before = sticks_value(25, Side::first),
                      .after = sticks_value(23, Side::second)};
    REQUIRE(judge(exercise));
    return exercise;
}

/// Of the second side, which had 80 % and has 50 %.
Exercise judged() {
    Exercise exercise{
        .key = {"points", "p"},
        .side = Side::second,
        .played = "b",
        .before = {.first_share = 0.2, .margin = -4, .choices = 5, .best = {"a"}, .runner_up_share = 0.35},
        .after = {.first_share = 0.5, .margin = 1, .choices = 4, .best = {"x"}}};
    REQUIRE(judge(exercise));
    return exercise;
}

} // namespace

TEST_CASE("exercise: where all is proven a move keeps the value or loses it", "[practice]") {
    const auto exercise = proven();
    CHECK(verdict_of(exercise, "1") == Verdict::keeps);
    CHECK(verdict_of(exercise, "2") == Verdict::as_played);
    for (const auto* move : {"3", "4", "5", "6", "7"})
        CHECK(verdict_of(exercise, move) == Verdict::loses);
    CHECK(exercise.mistake.exact);
}

TEST_CASE("exercise: where not all moves that keep it are known, the position after it decides", "[practice]") {
    auto exercise = proven();
    exercise.before.partial = true;
    CHECK(verdict_of(exercise, "3") == Verdict::unknown);
    CHECK(verdict_of(exercise, "3", sticks_value(22, Side::second)) == Verdict::loses);
    CHECK(verdict_of(exercise, "3", sticks_value(24, Side::second)) == Verdict::keeps);
    CHECK(verdict_of(exercise, "2", sticks_value(24, Side::second)) == Verdict::as_played);
}

TEST_CASE("exercise: what is judged takes every move that costs less than 4 %", "[practice]") {
    const auto exercise = judged();
    CHECK(verdict_of(exercise, "a") == Verdict::keeps);
    CHECK(verdict_of(exercise, "b") == Verdict::as_played);
    CHECK(verdict_of(exercise, "c") == Verdict::unknown);
    const auto after = [](double share) { return PositionValue{.first_share = share, .choices = 4}; };
    CHECK(verdict_of(exercise, "c", after(0.23)) == Verdict::keeps);
    CHECK(verdict_of(exercise, "c", after(0.25)) == Verdict::loses);
    CHECK(verdict_of(exercise, "c", after(0.1)) == Verdict::keeps); // even better than was thought
    CHECK(verdict_of(exercise, "c", PositionValue{}) == Verdict::loses);
}

TEST_CASE("exercise: margins and leads are told for the side that is to move", "[practice]") {
    const auto exercise = judged();
    CHECK(exercise.margin_before() == 4);
    CHECK(exercise.margin_after() == -1);
    CHECK(exercise.mistake.lost_margin == 5);
    CHECK(exercise.mistake.before == Approx(0.8));
    CHECK(exercise.mistake.after == Approx(0.5));
    REQUIRE(exercise.lead());
    CHECK(*exercise.lead() == Approx(0.15));
    CHECK(exercise.better == "a");
}

TEST_CASE("exercise: what costs little, or has nothing better beside it, is none", "[practice]") {
    auto exercise = judged();
    exercise.after.first_share = 0.28; // 8 %
    exercise.after.margin = -4;
    CHECK_FALSE(judge(exercise));
    exercise.after.first_share = 0.3;
    CHECK(judge(exercise));
    exercise.before.best.clear();
    CHECK_FALSE(judge(exercise));
    exercise = judged();
    exercise.after = {};
    CHECK_FALSE(judge(exercise));
}
