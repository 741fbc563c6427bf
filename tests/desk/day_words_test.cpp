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
    CHECK(day_words(at(2026, 11, 23, 12, 0), now) == "23 Nov"); // to come: the clock was set back
    CHECK(day_words(at(2027, 1, 1, 12, 0), now) == "1 Jan 2027");
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

TEST_CASE("days: to choose from, as far back as there was a game", "[desk][library]") {
    using namespace std::chrono_literals;
    const Place place("UTC");
    const auto words_from = [](std::chrono::sys_seconds oldest) {
        std::string words;
        for (const auto& one : days_to_choose(oldest, now))
            words += one.words + "; ";
        return words;
    };
    CHECK(words_from(now) == "any day; today; yesterday; the last 7 days; Nov 2026; 2026; ");
    CHECK(words_from(at(2026, 9, 30, 23, 59)) ==
          "any day; today; yesterday; the last 7 days; Nov 2026; Oct 2026; Sep 2026; 2026; ");
    CHECK(words_from(at(2024, 2, 29, 0, 0)) == "any day; today; yesterday; the last 7 days; Nov 2026; Oct 2026; Sep "
                                               "2026; Aug 2026; Jul 2026; Jun 2026; May 2026; "
                                               "Apr 2026; Mar 2026; Feb 2026; Jan 2026; Dec 2025; 2026; 2025; 2024; ");
    const auto all = days_to_choose(at(2025, 12, 1, 0, 0), now);
    CHECK(all[1].days == span(2026y / 11 / 22, 2026y / 11 / 23));
    CHECK(all[2].days == span(2026y / 11 / 21, 2026y / 11 / 22));
    CHECK(all[3].days == span(2026y / 11 / 16, 2026y / 11 / 23));
    CHECK(all[4].days == span(2026y / 11 / 1, 2026y / 12 / 1));
    CHECK(all[15].days == span(2025y / 12 / 1, 2026y / 1 / 1));
    CHECK(all[17].days == span(2025y / 1 / 1, 2026y / 1 / 1));
}

TEST_CASE("days: to choose from are days of the place", "[desk][library]") {
    using namespace std::chrono_literals;
    const auto today = [](std::chrono::sys_seconds time) { return *days_to_choose(time, time)[1].days; };
    {
        const Place place("EST5"); // five hours behind
        CHECK(today(at(2026, 11, 22, 4, 59)) == span(2026y / 11 / 21, 2026y / 11 / 22, 5));
    }
    {
        const Place place("LINT-14");                                    // fourteen hours ahead
        CHECK(today(now) == span(2026y / 11 / 22, 2026y / 11 / 23, 10)); // the 23rd has begun there
        CHECK(days_to_choose(now, now).back().days == span(2025y / 12 / 31, 2026y / 12 / 31, 10));
    }
    // Clocks are put forward from midnight to one.
    const Place place("BRT3BRST,M10.3.0/0,M2.3.0/0");
    CHECK(today(at(2026, 10, 18, 12, 0)) == TimeSpan{at(2026, 10, 18, 3, 0), at(2026, 10, 19, 2, 0)});
}
