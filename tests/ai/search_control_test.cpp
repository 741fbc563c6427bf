#include <thread>

#include "support/catch.hpp"

#include "zugzwang/ai/player.hpp"

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

TEST_CASE("search control: what children count, the parent counts", "[search-control][ai]") {
    SearchControl whole({.nodes = 1000});
    CHECK(visits_until_stopped(whole, 10) == 10);
    {
        SearchControl part(whole, {.nodes = 100});
        CHECK(visits_until_stopped(part, 1000) == 100);
        CHECK(part.stopped());
        CHECK(part.nodes() == 100);
    }
    CHECK_FALSE(whole.stopped());
    CHECK(whole.nodes() == 110);
    {
        SearchControl part(whole);
        SearchControl inner(part);
        CHECK(visits_until_stopped(inner, 300) == 300);
    }
    CHECK(whole.nodes() == 410);
    CHECK(visits_until_stopped(whole, 10'000) == 590);
    CHECK(whole.nodes() == 1000);
    SearchControl late(whole);
    CHECK_FALSE(late.visit());
}

TEST_CASE("search control: a child has its part of what is left", "[search-control][ai]") {
    SearchControl whole({.nodes = 1000});
    CHECK(visits_until_stopped(whole, 200) == 200);
    SearchControl quarter(whole, {.part = 0.25});
    CHECK(visits_until_stopped(quarter, 10'000) == 200);
    SearchControl endless(Budget{});
    SearchControl half(endless, {.part = 0.5});
    CHECK(visits_until_stopped(half, 10'000) == 10'000);
}

TEST_CASE("search control: a child's time is a part of the time left", "[search-control][ai]") {
    SearchControl whole({.time = std::chrono::hours(1)});
    SearchControl none(whole, {.part = 0});
    CHECK(none.must_stop());
    SearchControl half(whole, {.part = 0.5});
    CHECK_FALSE(half.must_stop());
    CHECK_FALSE(whole.must_stop());
}

TEST_CASE("search control: the reserve is more time, once, for a part and for the whole", "[search-control][ai]") {
    SearchControl whole({.time = std::chrono::milliseconds(1), .reserve = std::chrono::hours(1)});
    SearchControl part(whole);
    while (part.time_left()->count() > 0) {
    }
    CHECK(part.take_reserve());
    CHECK(*part.time_left() > std::chrono::minutes(50));
    CHECK(*whole.time_left() > std::chrono::minutes(50));
    CHECK_FALSE(part.must_stop());
    CHECK_FALSE(part.take_reserve());
    CHECK_FALSE(whole.take_reserve());
    SearchControl later(whole);
    CHECK(*later.time_left() > std::chrono::minutes(50));
}

TEST_CASE("search control: a search without a reserve, or that has ended, takes none", "[search-control][ai]") {
    SearchControl without({.time = std::chrono::hours(1)});
    CHECK_FALSE(without.take_reserve());
    SearchControl timeless({.nodes = 1, .reserve = std::chrono::hours(1)});
    CHECK_FALSE(timeless.take_reserve());
    CHECK_FALSE(timeless.time_left());
    SearchControl ended({.time = std::chrono::hours(1), .reserve = std::chrono::hours(1)});
    ended.stop();
    CHECK_FALSE(ended.take_reserve());
}

TEST_CASE("search control: children end with their parent", "[search-control][ai]") {
    SearchControl whole(Budget{});
    SearchControl part(whole);
    SearchControl inner(part);
    CHECK(visits_until_stopped(inner, 1000) == 1000);
    whole.stop();
    CHECK(visits_until_stopped(inner, 1000) < 256);
    CHECK(inner.must_stop());
    CHECK(part.must_stop());
}

TEST_CASE("search control: what must be looked at is counted within the nodes", "[search-control][ai]") {
    std::stop_source stop;
    stop.request_stop();
    SearchControl control({.nodes = 300}, stop.get_token());
    CHECK_FALSE(control.visit());
    std::uint64_t visits = 0;
    while (visits < 1000 && control.visit_regardless())
        ++visits;
    CHECK(visits == 300);
    CHECK(control.nodes() == 300);
}

TEST_CASE("search control: a part of a search without nodes left has met its limit", "[search-control][ai]") {
    SearchControl whole({.nodes = 1});
    CHECK(whole.visit());
    SearchControl part(whole, {.nodes = 100});
    CHECK_FALSE(part.visit_regardless());
    CHECK(part.stopped());
}

TEST_CASE("search control: threads share a budget of nodes and spend it all", "[search-control][ai][threads]") {
    SearchControl whole({.nodes = 100'000});
    std::atomic<std::uint64_t> visits = 0;
    {
        std::vector<std::unique_ptr<SearchControl>> parts;
        for (int thread = 0; thread < 3; ++thread)
            parts.push_back(std::make_unique<SearchControl>(whole));
        std::vector<std::jthread> threads;
        for (const auto& part : parts)
            threads.emplace_back(
                [&visits, control = part.get()] { visits += visits_until_stopped(*control, 1'000'000); });
    }
    CHECK(visits == 100'000);
    CHECK(whole.nodes() == 100'000);
}

TEST_CASE("allowance: a depth is worth more nodes with each ply, and no limit at all is one", "[search-control][ai]") {
    CHECK(allowance_without_plies({.depth = 1}, true).nodes == 1000);
    CHECK(allowance_without_plies({.depth = 2}, true).nodes == 4000);
    CHECK(allowance_without_plies({.depth = 1'000'000}, true).nodes > nodes_for_depth(15));
    CHECK(allowance_without_plies({.nodes = 5}, false).nodes == 0);
    CHECK(allowance_without_plies({}, true).nodes == 0);
    CHECK(allowance_without_plies({}, false).nodes == nodes_without_limit);
    CHECK(allowance_with_plies({.depth = 1}, false).nodes == 0);
    CHECK(allowance_with_plies({}, false).nodes == nodes_without_limit);
}
