// A run of coins (see openings.hpp) as the solver looks at it: what goes when somebody opens it.
#pragma once

#include <array>

#include "games/boxes/think/strings.hpp"
#include "zugzwang/base/bit_set.hpp"

namespace zugzwang::boxes {

/// In the strings of a CoinGraph or the pieces of a RunGraph.
template <int Words>
struct RunSet {
    BitSet<Words> own{}; ///< Strings or pieces of the run itself.
    BitSet<Words> all{}; ///< All that go when all of it is taken.
    int coins = 0;       ///< All that can be taken then: where both ends are tied to one coin with three strings, that
                         ///< coin too, and on from there.
    int gift = 0;        ///< As in Captures.
    int length = 0;      ///< Coins of the run itself.
    int first = 0;       ///< One of its own.
    /// What the run is tied to, the lower one first: the ground or coins that are no links; a loop is tied to nothing.
    std::array<int, 2> ends{ground, ground};

    [[nodiscard]] bool is_loop() const { return gift == 4; }
    /// Whether the player who may take the run gets `value`; rest_is_at_least(margin) tells what is then left for
    /// whoever must move there. Leaving a gift of g pays when that is worth less than -g.
    template <class RestIsAtLeast>
    [[nodiscard]] bool taker_has(int value, RestIsAtLeast rest_is_at_least) const {
        const int wanted = value - (coins - gift);
        return (gift > 0 && wanted <= 0) || rest_is_at_least(wanted - gift) ||
               (gift > 0 && !rest_is_at_least(1 - wanted - gift));
    }
    /// Whether it is never worse to open this one than the other. Both are loops, or both are long chains tied to the
    /// same, or both are short and tied to nothing but the ground, and this one is no longer: there one coin more or
    /// less changes what a position is worth by one at most (by induction over the moves, each of which has its like in
    /// the other position). Short chains that are tied to coins may become long.
    [[nodiscard]] bool serves_for(const RunSet& other) const {
        return gift == other.gift && ends[0] == other.ends[0] && ends[1] == other.ends[1] && length <= other.length &&
               (gift > 0 || ends[1] == ground);
    }
};

} // namespace zugzwang::boxes
