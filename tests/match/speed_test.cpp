// Times scaled by the speed of a machine; how fast this one is nobody knows.
#include "match/plans.hpp"
#include "match/speed.hpp"
#include "support/catch.hpp"

using namespace zugzwang::match;
using std::chrono::milliseconds;

TEST_CASE("speed: this machine has one", "[match]") { CHECK(machine_speed() >= 1); }

TEST_CASE("speed: times are scaled, nodes and depth are not", "[match]") {
    auto plan = plan_of("sticks", 2);
    plan.budget = {.time = milliseconds(100), .nodes = 500, .depth = 3, .reserve = milliseconds(40)};
    plan.terms[0].budget = Budget{.time = milliseconds(1)};
    plan.terms[1].clock = ClockLimit{.game = Seconds{60}, .increment = Seconds{0.5}};
    plan.terms[1].hash_mb = 7;
    plan.clock = ClockLimit{.game = Seconds{20}, .increment = Seconds{0}};
    const auto slow = scaled(plan, 1.5);
    CHECK(slow.budget == Budget{.time = milliseconds(150), .nodes = 500, .depth = 3, .reserve = milliseconds(60)});
    CHECK(slow.terms[1].clock == ClockLimit{.game = Seconds{90}, .increment = Seconds{0.75}});
    CHECK(slow.clock == ClockLimit{.game = Seconds{30}, .increment = Seconds{0}});
    CHECK(slow.terms[1].hash_mb == std::size_t{7});
    // No time is no limit, and a time stays one.
    const auto fast = scaled(plan, 0.25);
    CHECK(fast.budget.time == milliseconds(25));
    CHECK(fast.terms[0].budget->time == milliseconds(1));
    CHECK(scaled(Budget{.nodes = 5}, 0.25) == Budget{.nodes = 5});
    CHECK(plan_line(scaled(plan_of("sticks", 2), 9)) == plan_line(plan_of("sticks", 2)));
}
