// What an onlooker is told, on boards so narrow that one sees who can come where.
#include "games/amazons/think/remark.hpp"

#include "support/catch.hpp"

namespace zugzwang::amazons {

namespace {

std::string said(const std::string& position, const std::string& move) {
    const auto state = Rules::state_from_text(position);
    REQUIRE(state);
    const auto parsed = Rules::move_from_text(*state, move);
    REQUIRE(parsed);
    return remark(*state, *parsed);
}

} // namespace

TEST_CASE("amazons: an onlooker is told when the two sides meet no more", "[amazons][remark]") {
    CHECK(said("Q3q w", "a1-b1/c1") == "closes the last gap: from now on each side only fills its own rooms");
    CHECK(said("Q3q w", "a1-b1/a1").empty());   // both can still come to c1
    CHECK(said("Q1*2q w", "a1-b1/a1").empty()); // they did not meet before either
}

TEST_CASE("amazons: squares that a king goes round a corner to are still shared", "[amazons][remark]") {
    CHECK(said("5/Q3q w", "a1-b1/c1").empty());
}

} // namespace zugzwang::amazons
