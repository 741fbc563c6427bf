#include "games/sticks/think/theory.hpp"

#include <algorithm>

#include "zugzwang/base/words.hpp"

namespace zugzwang::sticks {

std::vector<Verdict> verdicts(const Rules::State& state) {
    // With nothing left the mover has lost, as the other side took the last stick; in the misère game it has won.
    std::vector<Verdict> by_number{{.lost = !state.misere}};
    for (int left = 1; left <= state.left; ++left) {
        Verdict verdict{.lost = true};
        for (int take = 1; take <= std::min(left, state.take) && verdict.lost; ++take) {
            if (by_number[static_cast<std::size_t>(left - take)].lost) verdict = {.take = take};
        }
        by_number.push_back(verdict);
    }
    return by_number;
}

int period(const Rules::State& state) { return state.take + 1; }

int rest(const Rules::State& state) {
    // With 0 sticks nothing can be taken, also in the misère game, where that is won.
    if (state.left == 0) return 0;
    return (state.left - (state.misere ? 1 : 0)) % period(state);
}

std::string formula_in_letters(const Rules::State& state) {
    return state.misere ? tr("(N − 1) mod (M + 1)") : tr("N mod (M + 1)");
}

std::string formula_in_numbers(const Rules::State& state) {
    if (state.misere)
        return tr("({left} − 1) mod {period} = {rest}",
                  {{"left", state.left}, {"period", period(state)}, {"rest", rest(state)}});
    return tr("{left} mod {period} = {rest}", {{"left", state.left}, {"period", period(state)}, {"rest", rest(state)}});
}

std::vector<Rules::Move> winning_moves(const Rules::State& state) {
    auto moves = Rules::legal_moves(state);
    std::erase_if(moves, [&](const Rules::Move& move) { return !is_lost(Rules::after(state, move)); });
    return moves;
}

namespace {

Fact fact_of(const Rules::State& state, int count) {
    const auto left = Rules::after(state, {count});
    if (left.left == 0 && state.misere)
        return {.kind = "takes_last_and_loses",
                .numbers = {count},
                .words = tr_n("Takes the last stick and loses.", "Takes all {n} sticks, the last one too, and loses.",
                              count)};
    if (left.left == 0)
        return {.kind = "takes_last_and_wins",
                .numbers = {count},
                .words = tr_n("Takes the last stick and wins.", "Takes all {n} sticks and wins.", count)};
    if (is_lost(left) && left.left == 1)
        return {.kind = "leaves_last", .words = tr("Leaves 1: the other side must take the last stick.")};
    if (is_lost(left))
        return {.kind = "leaves_losing_count",
                .numbers = {left.left, period(left)},
                .words = tr("Leaves {left}, a losing count: whatever is taken now, the answer can make both moves add "
                            "up to {period}.",
                            {{"left", left.left}, {"period", period(left)}})};
    const int answer = rest(left);
    if (answer == left.left)
        return {.kind = "leaves_all_to_take",
                .numbers = {left.left},
                .words = tr_n("Leaves 1: the other side takes it and wins.",
                              "Leaves {n}: the other side takes them all and wins.", left.left)};
    return {.kind = "leaves_winning_count",
            .numbers = {left.left, answer, left.left - answer},
            .words = tr("Leaves {left}: the other side takes {answer} and leaves {count}, a losing count.",
                        {{"left", left.left}, {"answer", answer}, {"count", left.left - answer}})};
}

} // namespace

std::vector<Fact> facts(const MoveQuestion<Rules>& question) { return {fact_of(question.state, question.move.count)}; }

Insight insight(const Rules::State& state, SearchControl&) {
    Insight result;
    for (auto smaller = state; smaller.left > 0; --smaller.left) {
        if (is_lost(smaller)) result.lost.push_back(smaller.left);
    }
    std::ranges::reverse(result.lost);
    return result;
}

} // namespace zugzwang::sticks
