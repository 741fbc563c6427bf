// The day's puzzle and the days in a row, against tables that were worked out without this code.
#include "puzzles/day.hpp"

#include "support/catch.hpp"

namespace zugzwang::puzzles {
namespace {

using std::chrono::days;

Day day(int year, unsigned month, unsigned number) {
    return std::chrono::year(year) / std::chrono::month(month) / std::chrono::day(number);
}

/// Difficulties 1, 2, 3, 4, 5, 1, 2 ...
std::vector<Puzzle> pack_of(std::size_t size) {
    std::vector<Puzzle> pack(size);
    for (std::size_t index = 0; index < size; ++index)
        pack[index].difficulty = easiest + static_cast<int>(index) % hardest;
    return pack;
}

TEST_CASE("puzzles: the day of the week says how hard its puzzle is", "[puzzles]") {
    const std::array<int, 7> wanted{1, 2, 2, 3, 3, 4, 5};
    const auto monday = day(2026, 11, 16); // as the calendar has it
    for (std::size_t index = 0; index < wanted.size(); ++index) {
        CAPTURE(index);
        CHECK(weekday_of(monday + days{index}) == index);
        CHECK(difficulty_of(monday + days{index}) == wanted[index]);
    }
}

TEST_CASE("puzzles: a date and a game pick one puzzle, the same everywhere", "[puzzles]") {
    struct Pick {
        const char* game;
        int year;
        unsigned month, number;
        std::size_t puzzle;
    };
    // Worked out in another language from the words of puzzle_of: FNV-1a, splitmix64, sorted.
    const auto pick = GENERATE(values<Pick>({
        {"points", 2026, 11, 22, 34},  {"points", 2026, 11, 23, 0},   {"points", 2026, 11, 24, 31},
        {"points", 2027, 2, 28, 49},   {"points", 2000, 2, 29, 56},   {"sticks", 2026, 11, 22, 24},
        {"sticks", 2026, 11, 23, 30},  {"sticks", 2026, 11, 24, 56},  {"sticks", 2027, 2, 28, 39},
        {"sticks", 2000, 2, 29, 26},   {"amazons", 2026, 11, 22, 19}, {"amazons", 2026, 11, 23, 45},
        {"amazons", 2026, 11, 24, 41}, {"amazons", 2027, 2, 28, 39},  {"amazons", 2000, 2, 29, 6},
        {"numbers", 2026, 11, 22, 54}, {"numbers", 2026, 11, 23, 20}, {"numbers", 2026, 11, 24, 26},
        {"numbers", 2027, 2, 28, 44},  {"numbers", 2000, 2, 29, 51},  {"boxes", 2026, 11, 22, 19},
        {"boxes", 2026, 11, 23, 55},   {"boxes", 2026, 11, 24, 26},   {"boxes", 2027, 2, 28, 29},
        {"boxes", 2000, 2, 29, 26},
    }));
    CAPTURE(pick.game, pick.year, pick.month, pick.number);
    CHECK(puzzle_of(day(pick.year, pick.month, pick.number), pick.game, pack_of(60)) == pick.puzzle);
}

TEST_CASE("puzzles: no puzzle comes again before all of its difficulty have come", "[puzzles]") {
    const auto pack = pack_of(65); // 13 of each
    for (const int weekday : {0, 1, 6}) {
        const std::size_t in_a_week = weekday == 1 ? 2 : 1;
        const auto first = day(1970, 1, 5) + days{weekday};
        std::set<std::size_t> seen;
        std::size_t count = 0;
        for (int week = 0; count < 13; ++week) {
            for (std::size_t more = 0; more < in_a_week && count < 13; ++more, ++count)
                seen.insert(*puzzle_of(first + days{7 * week + static_cast<int>(more)}, "boxes", pack));
        }
        CAPTURE(weekday);
        CHECK(seen.size() == 13);
    }
}

TEST_CASE("puzzles: a pack without the day's difficulty serves what it has, an empty one nothing", "[puzzles]") {
    CHECK_FALSE(puzzle_of(day(2026, 11, 22), "boxes", {}));
    CHECK(puzzle_of(day(2026, 11, 22), "boxes", pack_of(1)) == 0);
}

TEST_CASE("puzzles: days in a row go up to today, or to yesterday while today is open", "[puzzles]") {
    struct Case {
        const char* words;
        std::vector<int> solved; ///< Days before today, which is a Sunday.
        Streak streak;
    };
    const auto [words, solved, streak] = GENERATE(values<Case>({
        {"nothing", {}, {.now = 0, .best = 0}},
        {"today", {0}, {.now = 1, .best = 1, .week = {false, false, false, false, false, false, true}}},
        {"yesterday", {1}, {.now = 1, .best = 1, .week = {false, false, false, false, false, true, false}}},
        {"a day was missed", {2}, {.now = 0, .best = 1, .week = {false, false, false, false, true, false, false}}},
        {"a gap", {0, 2, 3, 4}, {.now = 1, .best = 3, .week = {false, false, true, true, true, false, true}}},
        {"over two weeks",
         {0, 1, 2, 3, 4, 5, 6, 7, 8},
         {.now = 9, .best = 9, .week = {true, true, true, true, true, true, true}}},
        {"long ago", {100, 101, 103}, {.now = 0, .best = 2}},
        {"the clock was put back",
         {-1, -2, 1},
         {.now = 1, .best = 1, .week = {false, false, false, false, false, true, false}}},
    }));
    CAPTURE(words);
    const auto today = day(2026, 11, 22);
    std::set<Day> all;
    for (const int before : solved)
        all.insert(today - days{before});
    CHECK(streak_of(all, today) == streak);
}

TEST_CASE("puzzles: a day that was solved after a miss is in the row, and says so", "[puzzles]") {
    const auto today = day(2026, 11, 22);
    const auto streak = streak_of({today - days{1}, today}, today, {today - days{2}, today - days{1}});
    CHECK(streak.now == 2);
    CHECK(streak.missed == std::array<bool, 7>{false, false, false, false, false, true, false}); // unsolved is no tick
}

} // namespace
} // namespace zugzwang::puzzles
