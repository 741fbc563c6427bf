// Which numbers of sticks lose, by retrograde analysis as in the assignment (seed 001).
#pragma once

#include <vector>

#include "games/sticks/rules.hpp"

namespace zugzwang::sticks {

/// Whether the mover loses from a number of sticks, and if not the smallest take that wins.
struct Verdict {
    bool lost = false;
    int take = 0; ///< 0 if every take loses or nothing is left to take.

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// By number, from 0 to what is left. The smallest take that wins is N mod (M+1), in the
/// misère game (N-1) mod (M+1).
[[nodiscard]] std::vector<Verdict> verdicts(const Rules::State& state);

} // namespace zugzwang::sticks
