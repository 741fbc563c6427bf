// What is said of a zone: its possible move counts.
#pragma once

#include <string>

#include "games/points/think/zones.hpp"

namespace zugzwang::points {

/// "{1, 2}"; more than four of them as "{3 … 7}". Nothing for 0, which stands for not counted.
[[nodiscard]] std::string counts_words(MoveCounts counts);

} // namespace zugzwang::points
