// What is said of a move of Amazons, and that it is true.
#include "games/amazons/think/reason.hpp"

#include "support/catch.hpp"

#include "games/amazons/think/insight.hpp"
#include "slow_amazons.hpp"

using namespace zugzwang;
using AmazonsRules = amazons::Rules;

namespace {

std::string said(const std::string& position, const std::string& move) {
    const auto state = AmazonsRules::state_from_text(position);
    REQUIRE(state);
    const auto parsed = AmazonsRules::move_from_text(*state, move);
    REQUIRE(parsed);
    return amazons::reason(*state, *parsed);
}

} // namespace

TEST_CASE("amazons: a reason tells of territory before and after", "[amazons][reason]") {
    CHECK(said("q4/5/5/5/4Q w", "e1-c3/c1") == "Gets first to 10 squares, the other side to 5; before, it was 7 to 7.");
}

TEST_CASE("amazons: a reason tells who is shut in", "[amazons][reason]") {
    CHECK(said("q*Q1/**2/4 w", "c3-b2/b2").empty());
}
