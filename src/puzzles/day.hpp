// Which puzzle a day has in each game, the same for everybody, and how many days in a row somebody has solved.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "puzzles/puzzle.hpp"

namespace zugzwang::puzzles {

/// A day of the place, without hours.
using Day = std::chrono::sys_days;

/// The difficulty of a day's puzzle: Monday 1, Tuesday and Wednesday 2, Thursday and Friday 3, Saturday 4, Sunday 5.
[[nodiscard]] int difficulty_of(Day day);

/// The index of the day's puzzle in a pack; empty where the pack is. Of a difficulty each is used once before one comes
/// again; their order is drawn anew each time round, by the game's id. Where the day's difficulty has none, all count.
[[nodiscard]] std::optional<std::size_t> puzzle_of(Day day, std::string_view game, const std::vector<Puzzle>& pack);

/// Days in a row.
struct Streak {
    int now = 0; ///< Up to today, or up to yesterday while today's is not solved yet.
    int best = 0;
    std::array<bool, 7> week{};   ///< From Monday to Sunday of this week: solved.
    std::array<bool, 7> missed{}; ///< Those of them that were solved after a miss.

    friend bool operator==(const Streak&, const Streak&) = default;
};
/// Days after today count for nothing: somebody has put the clock back. `missed`: those solved after a miss.
[[nodiscard]] Streak streak_of(const std::set<Day>& solved, Day today, const std::set<Day>& missed = {});

/// 0 for Monday to 6 for Sunday.
[[nodiscard]] std::size_t weekday_of(Day day);

} // namespace zugzwang::puzzles
