#include "support/catch.hpp"

#include "desk/day_words.hpp"
#include "support/place.hpp"

using test::Place;

namespace {

std::chrono::sys_seconds at(int year, unsigned month, unsigned day, int hour, int minute) {
    return std::chrono::sys_days(std::chrono::year(year) / static_cast<int>(month) / static_cast<int>(day)) +
           std::chrono::hours(hour) + std::chrono::minutes(minute);
}

const auto now = at(2026, 11, 22, 20, 0);

} // namespace

TEST_CASE("days: told as a person says them", "[desk][library]") {
    const Place place("UTC");
    CHECK(day_words(at(2026, 11, 22, 9, 5), now) == "today, 9:05");
    CHECK(day_words(at(2026, 11, 21, 23, 59), now) == "yesterday");
    CHECK(day_words(at(2026, 11, 18, 12, 0), now) == "18 Nov");
    CHECK(day_words(at(2025, 12, 31, 12, 0), now) == "31 Dec 2025");
}

TEST_CASE("days: are those of the place", "[desk][library]") {
    const Place place("EST5"); // five hours behind
    CHECK(day_words(at(2026, 11, 22, 4, 0), now) == "yesterday");
    CHECK(day_words(at(2026, 11, 22, 5, 0), now) == "today, 0:00");
    CHECK(day_number(at(2026, 11, 22, 4, 0)) == "2026-11-21");
}

namespace {

/// From one day of UTC up to another, at that hour.
TimeSpan span(std::chrono::year_month_day first, std::chrono::year_month_day after, int hour = 0) {
    return {std::chrono::sys_days(first) + std::chrono::hours(hour),
            std::chrono::sys_days(after) + std::chrono::hours(hour)};
}

} // namespace

TEST_CASE("days: what is typed means days", "[desk][library]") {
    using namespace std::chrono_literals;
    const Place place("UTC");
    CHECK(typed_days(" Today ", now) == span(2026y / 11 / 22, 2026y / 11 / 23));
    CHECK(typed_days("yesterday", now) == span(2026y / 11 / 21, 2026y / 11 / 22));
    CHECK(typed_days("18 nov", now) == span(2026y / 11 / 18, 2026y / 11 / 19));
    CHECK(typed_days("November 18", now) == span(2026y / 11 / 18, 2026y / 11 / 19));
    CHECK(typed_days("24 Dec", now) == span(2025y / 12 / 24, 2025y / 12 / 25)); // the last one that was
    CHECK(typed_days("24 Dec 2020", now) == span(2020y / 12 / 24, 2020y / 12 / 25));
    CHECK(typed_days("Nov", now) == span(2026y / 11 / 1, 2026y / 12 / 1));
    CHECK(typed_days("2026-12", now) == span(2026y / 12 / 1, 2027y / 1 / 1));
    CHECK(typed_days("2026-2-28", now) == span(2026y / 2 / 28, 2026y / 3 / 1));
    CHECK(typed_days("2024-02-29", now) == span(2024y / 2 / 29, 2024y / 3 / 1));
    for (const auto* none :
         {"", "  ", "31 Feb", "soon", "-", "2026-13", "2026-02-29", "2026-1-1-1", "20-1", "2026-257"})
        CHECK_FALSE(typed_days(none, now));
}

TEST_CASE("days: a number that is begun means all that it can become", "[desk][library]") {
    using namespace std::chrono_literals;
    const Place place("UTC");
    CHECK(typed_days("2", now) == span(2000y / 1 / 1, 3000y / 1 / 1));
    CHECK(typed_days("202", now) == span(2020y / 1 / 1, 2030y / 1 / 1));
    for (const auto* year : {"2026", "2026-", "2026-0"})
        CHECK(typed_days(year, now) == span(2026y / 1 / 1, 2027y / 1 / 1));
    CHECK(typed_days("2026-1", now) == span(2026y / 1 / 1, 2026y / 2 / 1));
    CHECK(typed_days("2026-11-0", now) == span(2026y / 11 / 1, 2026y / 12 / 1));
}

TEST_CASE("days: what is typed means days of the place", "[desk][library]") {
    using namespace std::chrono_literals;
    {
        const Place place("EST5"); // five hours behind
        CHECK(typed_days("2026-11-22", now) == span(2026y / 11 / 22, 2026y / 11 / 23, 5));
        CHECK(typed_days("today", at(2026, 11, 22, 4, 59)) == span(2026y / 11 / 21, 2026y / 11 / 22, 5));
    }
    {
        const Place place("LINT-14"); // fourteen hours ahead
        CHECK(typed_days("2026", now) == span(2025y / 12 / 31, 2026y / 12 / 31, 10));
        CHECK(typed_days("today", now) == span(2026y / 11 / 22, 2026y / 11 / 23, 10)); // the 23rd has begun there
    }
    // Clocks are put forward from midnight to one.
    const Place place("BRT3BRST,M10.3.0/0,M2.3.0/0");
    CHECK(typed_days("2026-10-18", now) == TimeSpan{at(2026, 10, 18, 3, 0), at(2026, 10, 19, 2, 0)});
}
