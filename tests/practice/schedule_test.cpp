// Leitner's boxes against a table that was worked out by hand.
#include "practice/schedule.hpp"

#include "practice/november.hpp"
#include "support/catch.hpp"

using namespace zugzwang::practice;

TEST_CASE("schedule: what is solved every time waits 1, 3, 7, 16 and 35 days", "[practice]") {
    // S. Leitner's card that is known every time: made on the 1st, asked on the 2nd, 5th, 12th, 28th and 35 days later.
    auto standing = first_standing(november_day(1));
    for (const auto& [asked, box] :
         std::vector<std::pair<int, std::size_t>>{{2, 0}, {5, 1}, {12, 2}, {28, 3}, {63, 4}}) {
        CAPTURE(asked);
        CHECK(standing == Standing{.box = box, .due = november_day(asked)});
        CHECK_FALSE(standing.is_due(november_day(asked - 1)));
        CHECK(standing.is_due(november_day(asked)));
        CHECK(standing.is_due(november_day(asked + 40))); // late is no harm
        CHECK(standing.rests() == (asked >= 28));
        CHECK_FALSE(standing.is_known());
        standing = after_try(standing, true, november_day(asked));
    }
    CHECK(standing.is_known());
    CHECK_FALSE(standing.is_due(november_day(1000)));
}

TEST_CASE("schedule: whatever was missed begins anew and is asked the next day", "[practice]") {
    for (std::size_t box = 0; box <= waits.size(); ++box) {
        const Standing before{.box = box, .due = november_day(3)};
        CHECK(after_try(before, false, november_day(20)) == Standing{.box = 0, .due = november_day(21)});
    }
}

TEST_CASE("schedule: a wait counts from the day of the try, not from the day when it was due", "[practice]") {
    const Standing late{.box = 1, .due = november_day(3)};
    CHECK(after_try(late, true, november_day(20)) == Standing{.box = 2, .due = november_day(27)});
}
