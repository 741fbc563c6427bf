// Which positions of Boxes are the same.
#pragma once

#include <cstdint>

#include "games/boxes/rules.hpp"

namespace zugzwang::boxes {

/// As play/position_key.hpp: of mirror images, and whoever closed which of the boxes, as long as both sides have as
/// many.
[[nodiscard]] std::uint64_t position_key(const Rules::State& state);

} // namespace zugzwang::boxes
