// What a teacher would point at in Sticks: the numbers from which the player to move loses.
#pragma once

#include <vector>

#include "games/sticks/rules.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::sticks {

struct Insight {
    std::vector<int> lost; ///< Every number up to what is left from which the mover loses, ascending.

    friend bool operator==(const Insight&, const Insight&) = default;
};

/// By the closed form, without a search.
[[nodiscard]] Insight insight(const Rules::State& state);

} // namespace zugzwang::sticks
