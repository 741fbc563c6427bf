// What a teacher points at in Sticks: the numbers that lose for whoever must move from them.
#pragma once

#include <vector>

#include "games/sticks/rules.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::sticks {

struct Insight {
    std::vector<int> lost; ///< Every number up to what is left from which the mover loses, ascending.

    friend bool operator==(const Insight&, const Insight&) = default;
};

/// Closed form; needs no search.
[[nodiscard]] Insight insight(const Rules::State& state);

} // namespace zugzwang::sticks
