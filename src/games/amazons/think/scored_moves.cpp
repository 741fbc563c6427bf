#include "games/amazons/think/scored_moves.hpp"

#include <algorithm>

#include "games/amazons/think/evaluation.hpp"

namespace zugzwang::amazons {

std::vector<ScoredMove> scored_moves(const Rules::State& state, SearchControl& control) {
    Board board(state);
    std::vector<ScoredMove> moves;
    for (const auto& move : Rules::legal_moves(state)) {
        if (!control.visit()) break;
        board.make(move);
        moves.push_back({move, board.can_move() ? -evaluation(board, nullptr) : won_score});
        board.take_back(move);
    }
    std::ranges::stable_sort(moves, std::ranges::greater{}, &ScoredMove::score);
    return moves;
}

} // namespace zugzwang::amazons
