#include "games/sticks/think/derivation.hpp"

#include <algorithm>

namespace zugzwang::sticks {

std::vector<Verdict> derived(const Rules::State& state) {
    // Whoever finds nothing left has lost: the other one took the last stick. In the misère game it is the reverse.
    std::vector<Verdict> verdicts{{.lost = !state.misere}};
    for (int left = 1; left <= state.left; ++left) {
        Verdict verdict{.lost = true};
        for (int take = 1; take <= std::min(left, state.take) && verdict.lost; ++take) {
            if (verdicts[static_cast<std::size_t>(left - take)].lost) verdict = {.take = take};
        }
        verdicts.push_back(verdict);
    }
    return verdicts;
}

} // namespace zugzwang::sticks
