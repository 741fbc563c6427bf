// Ratings against the worked example of Glickman's paper, and what must hold of any.
#include "puzzles/rating.hpp"

#include <array>

#include "support/catch.hpp"

namespace zugzwang::puzzles {
namespace {

using Catch::Matchers::WithinAbs;
using std::chrono::days;

TEST_CASE("rating: the worked example of Glickman's paper", "[puzzles]") {
    const Rating own{.value = 1500, .deviation = 200};
    const std::array<Encounter, 3> played{{{{1400, 30}, 1}, {{1550, 100}, 0}, {{1700, 300}, 0}}};
    CHECK_THAT(expected_score(own, played[0].opponent), WithinAbs(0.639, 0.0005));
    CHECK_THAT(expected_score(own, played[1].opponent), WithinAbs(0.432, 0.0005));
    CHECK_THAT(expected_score(own, played[2].opponent), WithinAbs(0.303, 0.0005));
    const auto after = rated(own, played);
    CHECK_THAT(after.value, WithinAbs(1464, 0.5));
    CHECK_THAT(after.deviation, WithinAbs(151.4, 0.05));
}

TEST_CASE("rating: equals win and lose as much, and every result tells something", "[puzzles]") {
    const Rating own{.value = 1200, .deviation = 120}, opponent{.value = 1200, .deviation = 80};
    const std::array<Encounter, 1> won{{{opponent, 1}}}, lost{{{opponent, 0}}};
    CHECK(expected_score(own, opponent) == 0.5);
    CHECK_THAT(rated(own, won).value + rated(own, lost).value, WithinAbs(2 * own.value, 1e-9));
    CHECK(rated(own, won).value > own.value);
    CHECK(rated(own, won).deviation < own.deviation);
    CHECK(rated(own, won).deviation == rated(own, lost).deviation);
    CHECK(rated(own, {}) == own);
}

TEST_CASE("rating: a long pause makes it less certain, never more than at the start", "[puzzles]") {
    const Rating own{.value = 1200, .deviation = 50};
    CHECK_THAT(aged(own, days{365}).deviation, WithinAbs(350, 1e-9)); // the year it was made for
    CHECK_THAT(aged(own, days{73}).deviation, WithinAbs(std::sqrt(0.8 * 50 * 50 + 0.2 * 350 * 350), 1e-9));
    CHECK(aged(own, days{1000}).deviation == 350);
    CHECK(aged(own, days{0}).deviation == 50);
    CHECK(aged(own, days{-3}).deviation == 50); // the clock was put back
    CHECK(aged(own, days{100}).value == own.value);
}

TEST_CASE("rating: a harder puzzle begins higher, and a newcomer is offered the easy ones", "[puzzles]") {
    for (int difficulty = 1; difficulty < 5; ++difficulty)
        CHECK(first_rating(difficulty).value < first_rating(difficulty + 1).value);
    CHECK(expected_score(newcomer, first_rating(1)) > 0.5);
    CHECK(expected_score(newcomer, first_rating(2)) < 0.5);
}

TEST_CASE("rating: a solved puzzle loses what a missed one wins", "[puzzles]") {
    const Meeting before{.person = {.value = 1200, .deviation = 100}, .puzzle = {.value = 1200, .deviation = 100}};
    const auto solved = after_try(before, true), missed = after_try(before, false);
    CHECK(solved.person.value > 1200);
    CHECK_THAT(solved.person.value + solved.puzzle.value, WithinAbs(2400, 1e-9));
    CHECK(missed.person == solved.puzzle); // they are equals, and one of them has lost
    CHECK(missed.puzzle == solved.person);
}

} // namespace
} // namespace zugzwang::puzzles
