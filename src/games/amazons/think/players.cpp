#include "games/amazons/think/players.hpp"

#include <algorithm>

#include "games/amazons/think/look_ahead.hpp"

namespace zugzwang::amazons {

template <LookAhead kind>
Result<Rules::Move> LooksAhead<kind>::choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) {
    const int asked = control.budget().depth;
    return look_ahead<kind>(state, asked > 0 ? std::min(asked, max_depth) : depth_, control, report).move;
}

template class LooksAhead<LookAhead::every_branch>;
template class LooksAhead<LookAhead::skipping>;
template class LooksAhead<LookAhead::sorted>;

} // namespace zugzwang::amazons
