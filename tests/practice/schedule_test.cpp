// Leitner's boxes against a table that was worked out by hand.
#include "practice/schedule.hpp"

#include "support/catch.hpp"

using namespace zugzwang::practice;

namespace {

Day in_november(int number) {
    return std::chrono::sys_days(std::chrono::year(2026) / 11 / 1) + std::chrono::days(number - 1);
}

} // namespace

TEST_CASE("schedule: what is solved every time waits 1, 3, 7, 16 and 35 days", "[practice]") {
    // S. Leitner's card that is known every time: made on the 1st, asked on the 2nd, 5th, 12th, 28th and 35 days later.
    auto standing = first_standing(in_november(1));
    for (const auto& [asked, box] :
         std::vector<std::pair<int, std::size_t>>{{2, 0}, {5, 1}, {12, 2}, {28, 3}, {63, 4}}) {
        CAPTURE(asked);
        CHECK(standing == Standing{.box = box, .due = in_november(asked)});
        CHECK_FALSE(standing.is_due(in_november(asked - 1)));
        CHECK(standing.is_due(in_november(asked)));
        CHECK(standing.is_due(in_november(asked + 40))); // late is no harm
        CHECK(standing.rests() == (asked >= 28));
        CHECK_FALSE(standing.is_known());
        standing = after_try(standing, true, in_november(asked));
    }
    CHECK(standing.is_known());
    CHECK_FALSE(standing.is_due(in_november(1000)));
}

TEST_CASE("schedule: whatever was missed begins anew and is asked the next day", "[practice]") {
    for (std::size_t box = 0; box <= waits.size(); ++box) {
        const Standing before{.box = box, .due = in_november(3)};
        CHECK(after_try(before, false, in_november(20)) == Standing{.box = 0, .due = in_november(21)});
    }
}

TEST_CASE("schedule: a wait counts from the day of the try, not from the day when it was due", "[practice]") {
    const Standing late{.box = 1, .due = in_november(3)};
    CHECK(after_try(late, true, in_november(20)) == Standing{.box = 2, .due = in_november(27)});
}
