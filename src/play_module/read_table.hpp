// Reads n and the row from standard input.
#pragma once

#include "play_module/table.hpp"

namespace zugzwang::play_module {

/// Reads words up to the last number of the row and the one character behind it, no more, so it works at a terminal.
/// Refuses whatever is not n, even, 2 … 1000, and n numbers of 1 … INT_MAX.
[[nodiscard]] Table read_table();

} // namespace zugzwang::play_module
