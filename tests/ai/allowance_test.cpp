// What a move gets of a clock.
#include "support/catch.hpp"

#include "zugzwang/ai/allowance.hpp"

using std::chrono::milliseconds;

TEST_CASE(
    "clock: a move gets a twenty-fifth and most of the increment, twice that in reserve, and no more than was offered",
    "[ai][clock]") {
    CHECK(on_clock({}, milliseconds(50'000), milliseconds(0)) ==
          Budget{.time = milliseconds(2000), .reserve = milliseconds(4000)});
    CHECK(on_clock({}, milliseconds(50'000), milliseconds(1000)) ==
          Budget{.time = milliseconds(2750), .reserve = milliseconds(5500)});
    CHECK(on_clock({.time = milliseconds(1000)}, milliseconds(50'000), milliseconds(0)) ==
          Budget{.time = milliseconds(1000)});
    CHECK(on_clock({.time = milliseconds(3000), .nodes = 5}, milliseconds(50'000), milliseconds(0)) ==
          Budget{.time = milliseconds(2000), .nodes = 5, .reserve = milliseconds(1000)});
}

TEST_CASE("clock: it never runs out through its own shares", "[ai][clock]") {
    const auto start = milliseconds(GENERATE(45, 100, 1000, 60'000, 3'600'000));
    const auto increment = milliseconds(GENERATE(0, 10, 1000));
    const milliseconds lag(GENERATE(0, 5));
    CAPTURE(start.count(), increment.count(), lag.count());
    auto left = start;
    for (int move = 0; move < 100 && left > milliseconds(40); ++move) {
        const auto budget = on_clock({}, left, increment);
        CHECK(budget.time >= milliseconds(1));
        CHECK(budget.reserve >= milliseconds(0));
        left -= budget.time + budget.reserve + lag;
        REQUIRE(left > milliseconds(0));
        left += increment;
    }
}

TEST_CASE("clock: with nothing left a move gets the least there is, not no limit", "[ai][clock]") {
    const milliseconds left(GENERATE(-5, 0, 1, 30));
    CHECK(on_clock({}, left, milliseconds(1000)) == Budget{.time = milliseconds(1)});
}
