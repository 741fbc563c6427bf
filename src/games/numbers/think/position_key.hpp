// Which positions of Numbers are the same.
#pragma once

#include <cstdint>

#include "games/numbers/rules.hpp"

namespace zugzwang::numbers {

/// As play/position_key.hpp: of a row read from either end, and of any totals that lie as far apart. Takes time in
/// proportion to the row.
[[nodiscard]] std::uint64_t position_key(const Rules::State& state);

} // namespace zugzwang::numbers
