// What is told of a person over time, each a value that follows from what is kept: ratings week by week, the best win,
// the time that was played, the kinds of mistakes that were solved since.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "desk/rated/strength.hpp"
#include "keep/library.hpp"
#include "keep/puzzle_book.hpp"
#include "keep/result_book.hpp"
#include "practice/weeks.hpp"
#include "puzzles/rating.hpp"

namespace zugzwang::you {

/// A day of the place, without hours.
using Day = std::chrono::sys_days;

/// The oldest first; the last week ends today.
inline constexpr std::size_t weeks_told = 12;
template <class Value>
using Weeks = std::array<Value, weeks_told>;
/// In which of them that day was; empty where it was before them. Days after today count as today: somebody has put the
/// clock back.
[[nodiscard]] std::optional<std::size_t> week_of(Day day, Day today);

/// A game that says how strong somebody is; without a day it was played before such games were kept.
struct DatedGame {
    std::optional<Day> day{};
    RatedGame game{};
};

struct RatingOverTime {
    Weeks<std::optional<puzzles::Rating>> weeks{}; ///< What was known at the end of each; empty before the first game.
    Weeks<std::size_t> games{};                    ///< So many in each.
    std::size_t all = 0;                           ///< Also those before.

    /// After so many games a rating is told at all, and shown as a whole line.
    static constexpr std::size_t first_told = 5;
    /// What is known today, where that can be told.
    [[nodiscard]] std::optional<puzzles::Rating> now() const;
};
/// Oldest first, those without a day before all others. Of each week as desk/rated/strength.hpp has it.
[[nodiscard]] RatingOverTime rating_over_time(std::span<const DatedGame> games, Day today);

/// The win against whoever was rated most above the person then.
struct BestWin {
    RatedResult result;
    std::optional<int> above{}; ///< So much, maybe less than 0; empty where nothing was known of the person then.

    friend bool operator==(const BestWin&, const BestWin&) = default;
};
/// Of wins before which the person's rating was known; where there are none, the one against the highest rating. Of
/// equals the latest. Games without a date are none.
[[nodiscard]] std::optional<BestWin> best_win(const RatedResults& results);

/// Oldest first: the games of the library, and those that only the results know, which the library forgot.
[[nodiscard]] std::vector<TimedGame> all_played(std::vector<TimedGame> of_library, const RatedResults& results);

struct TimePlayed {
    Seconds all{0};
    Weeks<Seconds> weeks{};
};
/// Days are those of the place.
[[nodiscard]] TimePlayed time_played(std::span<const TimedGame> games, Day today);
[[nodiscard]] std::set<Day> days_played(std::span<const TimedGame> games);

/// Different puzzles, and those of them that were solved at least once.
struct PuzzleTally {
    std::size_t solved = 0, tried = 0;

    friend bool operator==(const PuzzleTally&, const PuzzleTally&) = default;
};
[[nodiscard]] PuzzleTally puzzle_tally(const PuzzleMarks& marks);

struct KindTold {
    practice::KindKey kind;
    practice::Learned learned;

    friend bool operator==(const KindTold&, const KindTold&) = default;
};
/// Every kind of which there is an exercise, the most frequent first.
[[nodiscard]] std::vector<KindTold> kinds_told(const practice::Notes& notes);

} // namespace zugzwang::you
