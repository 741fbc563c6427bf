// Which positions of Sticks are the same.
#pragma once

#include <cstdint>

#include "games/sticks/rules.hpp"

namespace zugzwang::sticks {

/// As play/position_key.hpp: where fewer sticks are left than may be taken, it does not matter how many may be.
[[nodiscard]] std::uint64_t position_key(const Rules::State& state);

} // namespace zugzwang::sticks
