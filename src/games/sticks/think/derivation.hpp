// Which numbers of sticks lose, found from the end backwards as the assignment does it (seed 001).
#pragma once

#include <vector>

#include "games/sticks/rules.hpp"

namespace zugzwang::sticks {

/// What is known of a number of sticks: whether its mover loses, and otherwise the smallest take that wins.
struct Verdict {
    bool lost = false;
    int take = 0; ///< 0 where every take loses, and where there is nothing to take.

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// The verdicts of all numbers from 0 to what is left, by number. The smallest take that wins is N mod (M+1), in the
/// misère game (N-1) mod (M+1).
[[nodiscard]] std::vector<Verdict> derived(const Rules::State& state);

} // namespace zugzwang::sticks
