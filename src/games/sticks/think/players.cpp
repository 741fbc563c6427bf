#include "games/sticks/think/players.hpp"

#include <algorithm>
#include <utility>

#include "games/sticks/think/formula.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::sticks {

namespace {

constexpr std::size_t max_line_length = 12;

/// The move and the best play after it; a side that is lost takes one stick.
std::vector<Rules::Move> principal_variation(Rules::State state, Rules::Move move) {
    std::vector<Rules::Move> line{move};
    for (state = Rules::after(state, move); line.size() < max_line_length && !Rules::outcome(state);
         state = Rules::after(state, line.back()))
        line.push_back({std::max(1, rest(state))});
    return line;
}

} // namespace

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
    auto by_number = verdicts(state);
    const int take = by_number.back().take;
    if (derivation_ != nullptr) *derivation_ = std::move(by_number);
    const bool lost = take == 0;
    const auto move = lost ? random_.pick(Rules::legal_moves(state)) : Rules::Move{take};
    if (report) {
        report({.depth = 1,
                .nodes = control.nodes(),
                .score = lost ? -1.0 : 1.0,
                .chance = lost ? 0.0 : 1.0,
                .proven = Outcome{.winner = lost ? other(state.to_move) : state.to_move},
                .line = principal_variation(state, move),
                .words = lost ? tr("{formula}: lost, by chance", {{"formula", formula_in_numbers(state)}})
                              : formula_in_numbers(state)});
    }
    return move;
}

} // namespace zugzwang::sticks
