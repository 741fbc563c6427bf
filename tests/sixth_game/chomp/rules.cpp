#include "sixth_game/chomp/rules.hpp"

#include <algorithm>

namespace zugzwang::chomp {

Rules::State Rules::initial(const Setup& setup) {
    return {.left = std::vector<int>(static_cast<std::size_t>(setup.rows), setup.columns), .columns = setup.columns};
}

std::vector<Rules::Move> Rules::legal_moves(const State& state) {
    std::vector<Move> moves;
    for (int row = 0; const int left : state.left) {
        for (int column = 0; column < left; ++column)
            moves.push_back({row, column});
        ++row;
    }
    return moves;
}

bool Rules::is_legal(const State& state, const Move& move) {
    return 0 <= move.row && move.row < static_cast<int>(state.left.size()) && 0 <= move.column &&
           move.column < state.left[static_cast<std::size_t>(move.row)];
}

Rules::State Rules::after(State state, const Move& move) {
    for (auto row = static_cast<std::size_t>(move.row); row < state.left.size(); ++row)
        state.left[row] = std::min(state.left[row], move.column);
    state.to_move = other(state.to_move);
    return state;
}

std::optional<Outcome> Rules::outcome(const State& state) {
    if (state.left.front() > 0) return std::nullopt;
    return Outcome{.winner = state.to_move};
}

} // namespace zugzwang::chomp
