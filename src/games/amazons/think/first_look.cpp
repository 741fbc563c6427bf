#include "games/amazons/think/first_look.hpp"

#include <algorithm>

#include "games/amazons/think/evaluation.hpp"

namespace zugzwang::amazons {

std::vector<JudgedMove> first_look(const Rules::State& state, SearchControl& control) {
    Board board(state);
    std::vector<JudgedMove> moves;
    for (const auto& move : Rules::legal_moves(state)) {
        if (!control.visit()) break;
        board.make(move);
        moves.push_back({move, board.can_move() ? -evaluation(board, nullptr) : won_score});
        board.take_back(move);
    }
    std::ranges::stable_sort(moves, std::ranges::greater{}, &JudgedMove::score);
    return moves;
}

} // namespace zugzwang::amazons
