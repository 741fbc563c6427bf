// The games of the catalog as JSON: their options with ranges and defaults, their players, their ladders.
#pragma once

#include "record/json.hpp"

namespace zugzwang {

/// `{"games":[{"id":…,"title":…,"options":[…],"players":[…],"ladder":[…]}]}`
[[nodiscard]] Json games_answer();

} // namespace zugzwang
