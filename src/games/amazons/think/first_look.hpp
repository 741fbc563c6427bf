// Every move of a position judged at once, without looking ahead.
#pragma once

#include <vector>

#include "games/amazons/rules.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::amazons {

struct JudgedMove {
    Rules::Move move;
    int score = 0; ///< For the side that makes it; won_score when the other side is stuck.
};

/// As the hand-made evaluation sees them, so that what is made with it stays the same when the network learns more: the
/// legal moves, the best first, equal ones in the order of Rules::legal_moves; when it was stopped, a part of them.
[[nodiscard]] std::vector<JudgedMove> first_look(const Rules::State& state, SearchControl& control);

} // namespace zugzwang::amazons
