// How long a person's own games take.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "desk/context.hpp"

namespace zugzwang {

/// By the game's usual boards: the mean of the person's latest games against computers there that came to their end, in
/// minutes, at least 1; empty with fewer than three of them.
[[nodiscard]] std::vector<std::optional<std::int64_t>> own_minutes(const SceneContext& context, const Game& game);

} // namespace zugzwang
