// Which kind of mistake a line of Points was, by what both lines leave.
#pragma once

#include <string>

#include "games/points/rules.hpp"

namespace zugzwang::points {

/// Beside a better line; empty where none fits. The first of these that does:
///   missed-last    nothing is left after the better line
///   gave-last      the other side has a line then after which nothing is left
///   odd-groups     Proposition 1 (seed 000) decides after both lines: undecided groups and sure moves are both even
///                  after the better one only
///   odd-room       a zone of n points has room for n / 2 lines at most: for an odd number in all, and for an even one
///                  after the better line
///   kept-together  fewer independent parts are left than after the better line
///   split-apart    more
[[nodiscard]] std::string kind_of_mistake(const Rules::State& state, const Rules::Move& played,
                                          const Rules::Move& better);

} // namespace zugzwang::points
