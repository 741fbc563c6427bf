// How fast a machine searches, and times that are scaled by it, so that machines of different speed play alike.
#pragma once

#include <cstdint>
#include <optional>

#include "match/plan.hpp"

namespace zugzwang::match {

/// Nodes a second of one search that is the same everywhere, the median of three, on one thread beside whatever else
/// the machine does. Takes some tenths of a second; at least 1.
[[nodiscard]] std::uint64_t machine_speed();

/// With every time so many times as long; nodes and depth stay. A time for each move stays at least a millisecond.
[[nodiscard]] Budget scaled(Budget budget, double factor);
[[nodiscard]] std::optional<ClockLimit> scaled(std::optional<ClockLimit> clock, double factor);
[[nodiscard]] Terms scaled(Terms terms, double factor);
[[nodiscard]] MatchPlan scaled(MatchPlan plan, double factor);

} // namespace zugzwang::match
