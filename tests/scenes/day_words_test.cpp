#include "support/catch.hpp"

#include <cstdlib>
#include <ctime>

#include "scenes/games/day_words.hpp"
#include "scenes/games/game_row.hpp"

using namespace zugzwang;

namespace {

/// The days of a place for as long as this lives.
struct Place {
    explicit Place(const char* zone) {
        setenv("TZ", zone, 1);
        tzset();
    }
    ~Place() {
        setenv("TZ", "UTC", 1);
        tzset();
    }
};

std::chrono::sys_seconds at(int year, unsigned month, unsigned day, int hour, int minute) {
    return std::chrono::sys_days(std::chrono::year(year) / static_cast<int>(month) / static_cast<int>(day)) +
           std::chrono::hours(hour) + std::chrono::minutes(minute);
}

const auto now = at(2026, 11, 22, 20, 0);

} // namespace

TEST_CASE("days: told as a person says them", "[scenes][games]") {
    const Place place("UTC");
    CHECK(day_words(at(2026, 11, 22, 9, 5), now) == "today, 9:05");
    CHECK(day_words(at(2026, 11, 21, 23, 59), now) == "yesterday");
    CHECK(day_words(at(2026, 11, 18, 12, 0), now) == "18 Nov");
    CHECK(day_words(at(2025, 12, 31, 12, 0), now) == "31 Dec 2025");
}

TEST_CASE("days: are those of the place", "[scenes][games]") {
    const Place place("EST5"); // five hours behind
    CHECK(day_words(at(2026, 11, 22, 4, 0), now) == "yesterday");
    CHECK(day_words(at(2026, 11, 22, 5, 0), now) == "today, 0:00");
    CHECK(day_number(at(2026, 11, 22, 4, 0)) == "2026-11-21");
}

TEST_CASE("days: what is typed means the beginning of days", "[scenes][games]") {
    const Place place("UTC");
    CHECK(typed_day("", now) == "");
    CHECK(typed_day("2026-11", now) == "2026-11");
    CHECK(typed_day(" Today ", now) == "2026-11-22");
    CHECK(typed_day("yesterday", now) == "2026-11-21");
    CHECK(typed_day("18 nov", now) == "2026-11-18");
    CHECK(typed_day("November 18", now) == "2026-11-18");
    CHECK(typed_day("24 Dec", now) == "2025-12-24"); // the last one that was
    CHECK(typed_day("24 Dec 2020", now) == "2020-12-24");
    CHECK(typed_day("Nov", now) == "2026-11");
    CHECK_FALSE(typed_day("31 Feb", now));
    CHECK_FALSE(typed_day("soon", now));
}

TEST_CASE("games: lengths are told roughly", "[scenes][games]") {
    CHECK(length_words(Seconds{0}).empty());
    CHECK(length_words(Seconds{48.2}) == "48 s");
    CHECK(length_words(Seconds{540}) == "9 min");
    CHECK(length_words(Seconds{3900}) == "1 h 5 min");
}
