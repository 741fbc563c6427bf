#include "games/sticks/think/players.hpp"

#include "games/sticks/think/derivation.hpp"

namespace zugzwang::sticks {

std::vector<Rules::Move> winning_moves(const Rules::State& state) {
    auto moves = Rules::legal_moves(state);
    std::erase_if(moves, [&](const Rules::Move& move) { return !is_lost(Rules::after(state, move)); });
    return moves;
}

Result<Rules::Move> Novice::choose(const Rules::State& state, SearchControl& control, const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    if (!state.misere && state.left <= state.take) return Rules::Move{state.left};
    return random_.pick(Rules::legal_moves(state));
}

Result<Rules::Move> Optimal::choose(const Rules::State& state, SearchControl& control,
                                    const ProgressSink<Rules>& report) {
    static_cast<void>(control.visit());
    const int take = derived(state).back().take;
    const bool lost = take == 0;
    if (report) {
        report({.depth = 1,
                .nodes = control.nodes(),
                .score = lost ? -1.0 : 1.0,
                .chance = lost ? 0.0 : 1.0,
                .proven = Outcome{.winner = lost ? other(state.to_move) : state.to_move},
                .line = {},
                .words = {}});
    }
    return lost ? random_.pick(Rules::legal_moves(state)) : Rules::Move{take};
}

} // namespace zugzwang::sticks
