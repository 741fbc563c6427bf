// The players of Amazons that look a fixed number of moves ahead: the seed's `minimax` and `alphabeta` (seed 002), and
// alpha-beta with its moves sorted. All judge a position by mobility: the squares that the own queens can go to, less
// those of the other side's.
#pragma once

#include "games/amazons/rules.hpp"
#include "games/amazons/think/fixed_depth.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::amazons {

/// Of moves of equal value it plays the first in the order of legal_moves, whatever the kind. It looks one move ahead,
/// then two, up to its depth, so that it always has a whole answer when its time is up.
template <LookAhead kind>
class LooksAhead final : public Player<Rules> {
  public:
    /// depth 1 … max_depth; the budget's depth, where it has one, stands instead.
    explicit LooksAhead(int depth) : depth_(depth) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    int depth_;
};

using Minimax = LooksAhead<LookAhead::every_branch>;
using AlphaBeta = LooksAhead<LookAhead::skipping>;
using SortedAlphaBeta = LooksAhead<LookAhead::sorted>;

extern template class LooksAhead<LookAhead::every_branch>;
extern template class LooksAhead<LookAhead::skipping>;
extern template class LooksAhead<LookAhead::sorted>;

} // namespace zugzwang::amazons
