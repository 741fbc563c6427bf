#include "games/sticks/think/insight.hpp"

#include "games/sticks/think/players.hpp"

namespace zugzwang::sticks {

Insight insight(const Rules::State& state) {
    Insight found;
    for (int left = 1; left <= state.left; ++left) {
        auto smaller = state;
        smaller.left = left;
        if (is_lost(smaller)) found.lost.push_back(left);
    }
    for (const auto& move : winning_moves(state))
        found.winning.push_back(move.count);
    return found;
}

} // namespace zugzwang::sticks
