// When a mistake is asked again: the boxes of S. Leitner ("So lernt man lernen", 1972). What was solved waits longer
// each time, what was missed begins anew.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>

namespace zugzwang::practice {

/// A day of the place, without hours.
using Day = std::chrono::sys_days;

/// From one time to the next, by box.
inline constexpr std::array<std::chrono::days, 5> waits{
    std::chrono::days(1), std::chrono::days(3), std::chrono::days(7), std::chrono::days(16), std::chrono::days(35)};
/// After so many solutions in a row an exercise rests: it comes back for two last looks, behind all others of a day.
inline constexpr std::size_t solved_to_rest = 3;

struct Standing {
    std::size_t box = 0; ///< Solved so often in a row; waits.size(): it is known and does not come back.
    Day due{};           ///< The first day on which it is asked; of no meaning once it is known.

    [[nodiscard]] bool is_known() const { return box >= waits.size(); }
    [[nodiscard]] bool rests() const { return box >= solved_to_rest; }
    [[nodiscard]] bool is_due(Day today) const { return !is_known() && due <= today; }

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// Of a mistake that was made on that day.
[[nodiscard]] Standing first_standing(Day made);
/// After it was tried; solved means at the first move, without help.
[[nodiscard]] Standing after_try(const Standing& before, bool solved, Day today);

} // namespace zugzwang::practice
