// A run of coins (see openings.hpp) for the solver: what is taken once somebody opens it.
#pragma once

#include <array>

#include "games/boxes/think/strings.hpp"
#include "zugzwang/base/bit_set.hpp"

namespace zugzwang::boxes {

/// A set of strings of a CoinGraph, or of pieces of a RunGraph.
template <int Words>
struct RunSet {
    BitSet<Words> own{}; ///< Strings or pieces of the run itself.
    BitSet<Words> all{}; ///< All that are cut once everything that the run opens is taken.
    int coins = 0;       ///< How many coins that takes: if both ends are tied to one coin with three strings, that coin
                         ///< goes too, and so on from there.
    int gift = 0;        ///< As in Captures.
    int length = 0;      ///< Coins of the run itself.
    int first = 0;       ///< Any element of `own`.
    /// What the run is tied to, the lower one first: the ground, or coins that are not links. Unused for a loop.
    std::array<int, 2> ends{ground, ground};

    [[nodiscard]] bool is_loop() const { return gift == 4; }
    /// Whether the player who may take the run gets at least `value`. rest_is_at_least(margin) answers for the rest and
    /// whoever must move there. Leaving a gift of g pays if the rest is worth less than -g to that player.
    template <class RestIsAtLeast>
    [[nodiscard]] bool taker_is_at_least(int value, RestIsAtLeast rest_is_at_least) const {
        const int beta = value - (coins - gift);
        return (gift > 0 && beta <= 0) || rest_is_at_least(beta - gift) ||
               (gift > 0 && !rest_is_at_least(1 - beta - gift));
    }
    /// Whether opening this one is never worse than opening the other. It must not be longer, and both must be loops,
    /// or long chains with the same ends, or short chains tied only to the ground. Then one coin more or less changes
    /// the value of a position by at most one (by induction: every move has a counterpart in the other position). Short
    /// chains that are tied to coins do not count, as they may become long.
    [[nodiscard]] bool dominates(const RunSet& other) const {
        return gift == other.gift && ends[0] == other.ends[0] && ends[1] == other.ends[1] && length <= other.length &&
               (gift > 0 || ends[1] == ground);
    }
};

} // namespace zugzwang::boxes
