#include "games/amazons/think/players.hpp"

#include <algorithm>

#include "games/amazons/think/iterative_deepening.hpp"

namespace zugzwang::amazons {

template <SearchKind kind>
Result<Rules::Move> FixedDepthPlayer<kind>::choose(const Rules::State& state, SearchControl& control,
                                                   const ProgressSink<Rules>& report) {
    const int budget_depth = control.budget().depth;
    return iterative_deepening<kind>(state, budget_depth > 0 ? std::min(budget_depth, max_depth) : depth_, control,
                                     report)
        .move;
}

template class FixedDepthPlayer<SearchKind::minimax>;
template class FixedDepthPlayer<SearchKind::alpha_beta>;
template class FixedDepthPlayer<SearchKind::sorted_alpha_beta>;

} // namespace zugzwang::amazons
