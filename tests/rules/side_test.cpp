#include "zugzwang/rules/side.hpp"

#include "support/catch.hpp"

TEST_CASE("side: it is one of its two texts", "[side][rules]") {
    CHECK(*side_from({"1", 1}) == Side::first);
    CHECK(*side_from({"2", 1}) == Side::second);
    CHECK(*side_from({"b", 1}, "w", "b") == Side::second);
    CHECK_FALSE(side_from({"w", 1}));
    CHECK_FALSE(side_from({"", 1}));
}
