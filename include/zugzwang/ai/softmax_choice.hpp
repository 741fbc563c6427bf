// A random choice by softmax, which prefers better moves without always taking the best: how a weaker player errs
// plausibly.
#pragma once

#include <cassert>
#include <cmath>
#include <vector>

#include "zugzwang/base/random.hpp"

namespace zugzwang {

template <class Move>
struct WeighedMove {
    Move move{};
    double value = 0; ///< For the side that plays it, in any unit.
};

/// Chooses a move with probability proportional to exp(value / temperature) (Boltzmann exploration, Sutton 1990): one
/// that is a few temperatures worse than the best is hardly ever chosen. At temperature 0 it is any of the best. The
/// same moves, temperature and state of `random` give the same choice. Requires a move and a temperature of at least 0.
template <class Move>
[[nodiscard]] Move softmax_choice(const std::vector<WeighedMove<Move>>& moves, double temperature, Random& random) {
    assert(!moves.empty() && temperature >= 0);
    double best = moves.front().value;
    for (const auto& move : moves)
        best = std::fmax(best, move.value);
    const auto weight = [&](const WeighedMove<Move>& move) {
        if (temperature == 0) return move.value == best ? 1.0 : 0.0;
        return std::exp((move.value - best) / temperature);
    };
    double sum = 0;
    for (const auto& move : moves)
        sum += weight(move);
    double rest = sum * random.unit();
    const Move* last = nullptr;
    for (const auto& move : moves) {
        const double share = weight(move);
        if (share <= 0) continue;
        last = &move.move;
        rest -= share;
        if (rest < 0) break;
    }
    return *last;
}

} // namespace zugzwang
