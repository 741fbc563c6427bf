#include "support/catch.hpp"

#include "zugzwang/ai/player.hpp"

using namespace zugzwang;

namespace {

std::uint64_t visits_until_stopped(SearchControl& control, std::uint64_t max) {
    std::uint64_t visits = 0;
    while (visits < max && control.visit())
        ++visits;
    return visits;
}

} // namespace

TEST_CASE("search control: a budget of nodes is met exactly", "[search-control][ai]") {
    const auto nodes = GENERATE(1U, 2U, 255U, 256U, 257U, 10'000U);
    SearchControl control({.nodes = nodes});
    CHECK(visits_until_stopped(control, 1'000'000) == nodes);
    CHECK(control.nodes() == nodes);
    CHECK(control.stopped());
    CHECK_FALSE(control.visit());
    CHECK(control.nodes() == nodes);
}

TEST_CASE("search control: without limits it never stops", "[search-control][ai]") {
    SearchControl control(Budget{});
    CHECK(visits_until_stopped(control, 100'000) == 100'000);
    CHECK_FALSE(control.must_stop());
    CHECK_FALSE(control.stopped());
}

TEST_CASE("search control: a stop is seen within 256 nodes", "[search-control][ai]") {
    std::stop_source stop;
    SearchControl control(Budget{}, stop.get_token());
    CHECK(visits_until_stopped(control, 1000) == 1000);
    stop.request_stop();
    CHECK(visits_until_stopped(control, 1000) < 256);
    CHECK(control.stopped());
}

TEST_CASE("search control: work that counts no nodes sees a stop at once", "[search-control][ai]") {
    std::stop_source stop;
    SearchControl control(Budget{}, stop.get_token());
    CHECK_FALSE(control.must_stop());
    stop.request_stop();
    CHECK(control.must_stop());
    CHECK_FALSE(control.visit());
    CHECK(control.nodes() == 0);
}

TEST_CASE("search control: a spent time stops the search", "[search-control][ai]") {
    SearchControl control({.time = std::chrono::milliseconds(1)});
    while (!control.must_stop()) {
    }
    CHECK(control.elapsed() >= std::chrono::milliseconds(1));
}
