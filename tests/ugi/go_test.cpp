// What a search may spend, read from `go`.
#include "support/catch.hpp"

#include "ugi/words.hpp"

using namespace zugzwang::ugi;
using std::chrono::milliseconds;

namespace {

Go go_from(std::string_view words, Side side = Side::first) {
    const auto go = read_go(words_of(words), side);
    REQUIRE(go);
    return *go;
}

} // namespace

TEST_CASE("ugi: go names what a move may cost", "[ugi][go]") {
    CHECK(go_from("movetime 250").budget == Budget{.time = milliseconds(250)});
    CHECK(go_from("nodes 12").budget == Budget{.nodes = 12});
    CHECK(go_from("depth 3").budget == Budget{.depth = 3});
    CHECK(go_from("depth 3 nodes 7 movetime 9").budget == Budget{.time = milliseconds(9), .nodes = 7, .depth = 3});
    CHECK_FALSE(go_from("nodes 12").infinite);
    CHECK(go_from("infinite").infinite);
    CHECK(go_from("").infinite);
}

TEST_CASE("ugi: nothing to spend is as little as there can be, too much is a lot", "[ugi][go]") {
    CHECK(go_from("movetime 0").budget.time == milliseconds(1));
    CHECK(go_from("movetime -30").budget.time == milliseconds(1));
    CHECK(go_from("nodes 0").budget.nodes == 1);
    CHECK(go_from("depth 0").budget.depth == 1);
    CHECK(go_from("movetime 9223372036854775807").budget.time == max_time);
    CHECK(go_from("depth 9223372036854775807").budget.depth == 1000);
}

TEST_CASE("ugi: each side lives on its own clock, and that of the other is better than none", "[ugi][go]") {
    const std::string_view words = "p1time 50000 p2time 1000 p1inc 0 p2inc 100";
    CHECK(go_from(words, Side::first).budget == on_clock({}, milliseconds(50000), milliseconds(0)));
    CHECK(go_from(words, Side::second).budget == on_clock({}, milliseconds(1000), milliseconds(100)));
    CHECK(go_from("p1time 50000 movetime 5", Side::first).budget == Budget{.time = milliseconds(5)});
    CHECK(go_from("p1time 50000", Side::second).budget == on_clock({}, milliseconds(50000), milliseconds(0)));
}

TEST_CASE("ugi: what go does not know is refused by name", "[ugi][go]") {
    const auto* const words = GENERATE("wtime 100", "movetime", "nodes ten", "depth 1.5", "movetime 5 ponder");
    const auto go = read_go(words_of(words), Side::first);
    REQUIRE_FALSE(go);
    const std::string_view last = words_of(words).back();
    CHECK(go.refusal().words.find(words_of(words).front() == "wtime" ? "wtime" : last) != std::string::npos);
}
