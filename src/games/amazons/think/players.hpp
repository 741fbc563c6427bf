// The players of Amazons that search to a fixed depth: the seed's `minimax` and `alphabeta` (seed 002), and alpha-beta
// with sorted moves. All evaluate a position by mobility: the squares that the side's own queens can go to, less those
// of the other side's.
#pragma once

#include "games/amazons/rules.hpp"
#include "games/amazons/think/fixed_depth_search.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::amazons {

/// By iterative deepening; of moves of equal value it plays the first in the order of legal_moves, whatever the kind.
template <SearchKind kind>
class FixedDepthPlayer final : public Player<Rules> {
  public:
    /// depth 1 … max_depth; the budget's depth, where it has one, overrides it.
    explicit FixedDepthPlayer(int depth) : depth_(depth) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    int depth_;
};

using Minimax = FixedDepthPlayer<SearchKind::minimax>;
using AlphaBeta = FixedDepthPlayer<SearchKind::alpha_beta>;
using SortedAlphaBeta = FixedDepthPlayer<SearchKind::sorted_alpha_beta>;

extern template class FixedDepthPlayer<SearchKind::minimax>;
extern template class FixedDepthPlayer<SearchKind::alpha_beta>;
extern template class FixedDepthPlayer<SearchKind::sorted_alpha_beta>;

} // namespace zugzwang::amazons
