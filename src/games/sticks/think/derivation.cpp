#include "games/sticks/think/derivation.hpp"

#include <algorithm>

namespace zugzwang::sticks {

std::vector<Verdict> verdicts(const Rules::State& state) {
    // With nothing left the mover has lost, as the other side took the last stick; in the misère game it has won.
    std::vector<Verdict> by_number{{.lost = !state.misere}};
    for (int left = 1; left <= state.left; ++left) {
        Verdict verdict{.lost = true};
        for (int take = 1; take <= std::min(left, state.take) && verdict.lost; ++take) {
            if (by_number[static_cast<std::size_t>(left - take)].lost) verdict = {.take = take};
        }
        by_number.push_back(verdict);
    }
    return by_number;
}

} // namespace zugzwang::sticks
