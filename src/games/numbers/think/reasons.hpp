// Why the players of Numbers chose their moves, in one translated line that names no side.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "games/numbers/rules.hpp"

namespace zugzwang::numbers {

/// What the mover gets of the numbers left, by End, if the game ends with these margins.
[[nodiscard]] std::array<std::int64_t, 2> totals_by_margins(const Rules::State& state,
                                                            const std::array<std::int64_t, 2>& margins);

[[nodiscard]] std::string greedy_reason(const Rules::State& state);
/// For Parity when it can only be greedy.
[[nodiscard]] std::string odd_number_reason(const Rules::State& state);
/// The sums of the odd and the even places; `kept` is 0 for the odd ones.
[[nodiscard]] std::string parity_reason(const std::array<std::int64_t, 2>& sums, std::uint32_t kept);
[[nodiscard]] std::string staying_reason(std::uint32_t kept);
/// `totals` is what the mover gets, by End.
[[nodiscard]] std::string optimal_reason(const std::array<std::int64_t, 2>& totals, End taken);
[[nodiscard]] std::string exploit_reason(const std::array<std::int64_t, 2>& totals, End taken);

} // namespace zugzwang::numbers
