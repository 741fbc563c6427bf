#include "games/sticks/rules.hpp"

#include <algorithm>

namespace zugzwang::sticks {

Rules::State Rules::initial(const Setup& setup) {
    return {.left = setup.sticks, .take = setup.take, .misere = setup.misere};
}

std::vector<Rules::Move> Rules::legal_moves(const State& state) {
    std::vector<Move> moves;
    for (int count = 1; count <= max_to_take(state); ++count)
        moves.push_back({count});
    return moves;
}

bool Rules::is_legal(const State& state, const Move& move) {
    return move.count >= 1 && move.count <= max_to_take(state);
}

Rules::State Rules::after(const State& state, const Move& move) {
    State next = state;
    next.left -= move.count;
    next.to_move = other(state.to_move);
    return next;
}

std::optional<Outcome> Rules::outcome(const State& state) {
    if (state.left > 0) return std::nullopt;
    return Outcome{.winner = state.misere ? state.to_move : other(state.to_move)};
}

int max_to_take(const Rules::State& state) { return std::min(state.take, state.left); }

bool is_lost(const Rules::State& state) { return state.left % (state.take + 1) == (state.misere ? 1 : 0); }

} // namespace zugzwang::sticks
