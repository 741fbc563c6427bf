// How the game ends from its start when nobody errs, for the boards that the solver has been through.
#pragma once

#include <optional>

#include "games/boxes/rules.hpp"

namespace zugzwang::boxes {

/// By how many boxes the first player wins, negative when the second one does; empty where that is not known.
[[nodiscard]] std::optional<int> start_value(const Rules::Setup& setup);

} // namespace zugzwang::boxes
