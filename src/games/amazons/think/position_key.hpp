// Which positions of Amazons are the same.
#pragma once

#include <cstdint>

#include "games/amazons/rules.hpp"

namespace zugzwang::amazons {

/// As play/position_key.hpp: of the mirror images of the board.
[[nodiscard]] std::uint64_t position_key(const Rules::State& state);

} // namespace zugzwang::amazons
