// A choice that prefers better moves without always making the best one: how a weaker player errs plausibly.
#pragma once

#include <cassert>
#include <cmath>
#include <vector>

#include "zugzwang/base/random.hpp"

namespace zugzwang {

template <class Move>
struct WeighedMove {
    Move move{};
    double value = 0; ///< For the side that makes it, in any unit.
};

/// A move is chosen with a chance in proportion to exp(value / temperature) (Boltzmann exploration, Sutton 1990): what
/// is worse than the best by a few temperatures is hardly ever chosen. Of temperature 0 any of the best. The same
/// moves, temperature and state of `random` give the same choice. Requires a move and a temperature of at least 0.
template <class Move>
[[nodiscard]] Move softened_choice(const std::vector<WeighedMove<Move>>& moves, double temperature, Random& random) {
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
    double left = sum * random.unit();
    const Move* last = nullptr;
    for (const auto& move : moves) {
        const double part = weight(move);
        if (part <= 0) continue;
        last = &move.move;
        left -= part;
        if (left < 0) break;
    }
    return *last;
}

} // namespace zugzwang
