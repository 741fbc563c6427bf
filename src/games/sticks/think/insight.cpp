#include "games/sticks/think/insight.hpp"

namespace zugzwang::sticks {

Insight insight(const Rules::State& state) {
    Insight result;
    for (int left = 1; left <= state.left; ++left) {
        auto smaller = state;
        smaller.left = left;
        if (is_lost(smaller)) result.lost.push_back(left);
    }
    return result;
}

} // namespace zugzwang::sticks
