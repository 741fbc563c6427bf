// The task that Numbers comes from, graded: a program that was built with the Play module plays rows against it.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "zugzwang/play/game.hpp"

namespace zugzwang::bots {

/// How a program did on one row. It gets a point when it has no less than the second player, and another when it has
/// no less than best play secures, whoever the second player is.
struct RowGrade {
    static constexpr int max_points = 2;

    int points = 0;
    std::int64_t first = 0, second = 0; ///< The totals; 0 where the program told none.
    std::int64_t secured = 0;           ///< What best play gets of this row at least.
    std::chrono::milliseconds spent{0};
    std::optional<Refusal> failure{}; ///< Why there are no totals, or why they are not believed.
};

/// The task's limit for the length of a row, which is even; the numbers are as the module takes them.
inline constexpr std::size_t longest_row = 1000;

/// Has the program play a row, which is written as a position of `numbers` has it: 4,7,2,9,5,2. Blocks, at most about
/// ten seconds. Refuses a row that the task does not allow, and a program that cannot be started.
[[nodiscard]] Result<RowGrade> grade_row(const Game& numbers, const std::string& program, const std::string& row);

} // namespace zugzwang::bots
