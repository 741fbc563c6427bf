// Every move of a position with its static evaluation.
#pragma once

#include <vector>

#include "games/amazons/rules.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::amazons {

struct ScoredMove {
    Rules::Move move;
    int score = 0; ///< For the side that plays it; won_score when it leaves the other side no move.
};

/// By the hand-made evaluation, so that puzzles made with it do not change with the network: the legal moves, best
/// first, equal ones in the order of Rules::legal_moves; only a part of them when stopped.
[[nodiscard]] std::vector<ScoredMove> scored_moves(const Rules::State& state, SearchControl& control);

} // namespace zugzwang::amazons
