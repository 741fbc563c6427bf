// The players of Amazons: the seed's `minimax` and `alphabeta` (seed 002). Both look a fixed number of moves ahead and
// judge a position by mobility: the squares that the own queens can go to, less those of the other side's.
#pragma once

#include <algorithm>

#include "games/amazons/rules.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::amazons {

/// How many moves ahead the seed's players may be asked to look.
inline constexpr int max_depth = 4;

/// Looks at every branch. Of moves of equal value it plays the first in the order of legal_moves. It looks one move
/// ahead, then two, up to its depth, so that it always has a whole answer when its time is up.
class Minimax final : public Player<Rules> {
  public:
    /// depth 1 … max_depth; the budget's depth lowers it.
    explicit Minimax(int depth) : depth_(depth) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    int depth_;
};

/// Finds the same move as Minimax with fewer positions: it skips what cannot matter (Knuth and Moore 1975).
class AlphaBeta final : public Player<Rules> {
  public:
    /// depth 1 … max_depth; the budget's depth lowers it.
    explicit AlphaBeta(int depth) : depth_(depth) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    int depth_;
};

} // namespace zugzwang::amazons
