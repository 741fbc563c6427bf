#include "match/judge.hpp"

#include <utility>

namespace zugzwang::match {

std::optional<Side> Judge::agreed(Side mover, std::optional<double> score) {
    if (judging_.agreed_moves == 0) return std::nullopt;
    for (const Side winner : both_sides) {
        const bool says = score && (winner == mover ? *score : -*score) >= judging_.agreed_score;
        said_[mover][winner] = says ? said_[mover][winner] + 1 : 0;
    }
    for (const Side winner : both_sides) {
        const auto say = [&](Side player) { return said_[player][winner] >= judging_.agreed_moves; };
        if (say(Side::first) && say(Side::second)) return winner;
    }
    return std::nullopt;
}

std::optional<Refusal> Judge::look(Table& table, Side mover, std::optional<double> score, const std::stop_token& stop) {
    ++moves_;
    if (const auto winner = agreed(mover, score)) return Refusal{judgements::agreed[*winner]};
    if (judging_.solver_nodes > 0) {
        const auto answer = table.solve({.budget = {.nodes = judging_.solver_nodes}, .hash_mb = 16}, stop);
        if (answer.value == 0) return Refusal{judgements::proven_draw};
        if (answer.value)
            return Refusal{judgements::proven[*answer.value > 0 ? table.to_move() : other(table.to_move())]};
    }
    if (judging_.max_moves > 0 && moves_ >= judging_.max_moves) return Refusal{judgements::too_long};
    return std::nullopt;
}

} // namespace zugzwang::match
