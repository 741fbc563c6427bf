#include "games/sticks/think/players.hpp"

#include <utility>

#include "games/sticks/think/formula.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::sticks {

std::vector<Rules::Move> winning_moves(const Rules::State& state) {
    auto moves = Rules::legal_moves(state);
    std::erase_if(moves, [&](const Rules::Move& move) { return !is_lost(Rules::after(state, move)); });
    return moves;
}

Result<Rules::Move> Novice::choose(const Rules::State& state, SearchControl& control,
                                   const ProgressSink<Rules>& report) {
    static_cast<void>(control.visit());
    const bool wins = !state.misere && state.left <= state.take;
    if (report) {
        report({.nodes = control.nodes(),
                .line = {},
                .words = wins ? tr_n("takes the last stick: wins", "can take all {n}: wins", state.left)
                              : tr("any number, by chance")});
    }
    return wins ? Rules::Move{state.left} : random_.pick(Rules::legal_moves(state));
}

Result<Rules::Move> Optimal::choose(const Rules::State& state, SearchControl& control,
                                    const ProgressSink<Rules>& report) {
    static_cast<void>(control.visit());
    auto verdicts = derived(state);
    const int take = verdicts.back().take;
    if (derivation_ != nullptr) *derivation_ = std::move(verdicts);
    const bool lost = take == 0;
    if (report) {
        report({.depth = 1,
                .nodes = control.nodes(),
                .score = lost ? -1.0 : 1.0,
                .chance = lost ? 0.0 : 1.0,
                .proven = Outcome{.winner = lost ? other(state.to_move) : state.to_move},
                .line = {},
                .words = lost ? tr("{formula}: lost, by chance", {{"formula", formula_in_numbers(state)}})
                              : formula_in_numbers(state)});
    }
    return lost ? random_.pick(Rules::legal_moves(state)) : Rules::Move{take};
}

} // namespace zugzwang::sticks
