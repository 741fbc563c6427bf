// The values of the start positions that have been solved.
#pragma once

#include <optional>

#include "games/boxes/rules.hpp"

namespace zugzwang::boxes {

/// By how many boxes the first player wins under best play, negative if the second one does; empty if it is unknown.
[[nodiscard]] std::optional<int> start_value(const Rules::Setup& setup);

} // namespace zugzwang::boxes
