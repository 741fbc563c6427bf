// Which positions of Points are the same.
#pragma once

#include <cstdint>

#include "games/points/rules.hpp"

namespace zugzwang::points {

/// As play/position_key.hpp: of the same points with the same segments, in whatever order these were drawn. Points that
/// lie by chance have no symmetry.
[[nodiscard]] std::uint64_t position_key(const Rules::State& state);

} // namespace zugzwang::points
