#include "games/sticks/think/insight.hpp"

namespace zugzwang::sticks {

Insight insight(const Rules::State& state) {
    Insight found;
    for (int left = 1; left <= state.left; ++left) {
        auto smaller = state;
        smaller.left = left;
        if (is_lost(smaller)) found.lost.push_back(left);
    }
    return found;
}

} // namespace zugzwang::sticks
