#include "games/numbers/think/players.hpp"

#include <algorithm>
#include <array>

#include "games/numbers/think/reduction.hpp"

namespace zugzwang::numbers {
namespace {

/// Whether `later` may have come from `earlier` by moves of the same game, its mover being the same.
bool may_follow(const Rules::State& later, const Rules::State& earlier) {
    return later.begin >= earlier.begin && later.end <= earlier.end && later.to_move == earlier.to_move &&
           same_row(later.row, earlier.row);
}

} // namespace

Result<Rules::Move> Greedy::choose(const Rules::State& state, SearchControl& control, const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    return Rules::Move{greedy_end(state.numbers())};
}

bool Parity::still_holds(const Rules::State& state) const { return decided_at_ && may_follow(state, *decided_at_); }

Result<Rules::Move> Parity::choose(const Rules::State& state, SearchControl& control, const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    if (state.size() % 2 == 1) return Rules::Move{greedy_end(state.numbers())};
    if (!still_holds(state)) {
        std::array<std::int64_t, 2> sums{};
        for (auto place = state.begin; place < state.end; ++place)
            sums[place % 2] += (*state.row)[place];
        const auto left_class = state.begin % 2;
        class_ = sums[left_class] >= sums[1 - left_class] ? left_class : 1 - left_class;
        decided_at_ = state;
    }
    return state.begin % 2 == class_ ? take_left : take_right;
}

Result<Rules::Move> Optimal::choose(const Rules::State& state, SearchControl& control,
                                    const ProgressSink<Rules>& report) {
    constexpr std::size_t longest_reported = 4096, moves_shown = 8;
    static_cast<void>(control.visit());
    const auto best = oracle_.best_move(state, control.stop_token());
    if (!best) return Rules::Move{greedy_end(state.numbers())}; // told to stop before the row was prepared
    if (report && state.size() <= longest_reported) {
        SearchControl whole(control);
        if (const auto margin = best_margin(state.numbers(), whole)) {
            const auto score = *margin + total(state, state.to_move) - total(state, other(state.to_move));
            const int size = static_cast<int>(state.size()), depth = control.budget().depth;
            report({.depth = depth > 0 ? std::min(size, depth) : size,
                    .nodes = control.nodes(),
                    .score = static_cast<double>(score),
                    .chance = score > 0   ? 1.0
                              : score < 0 ? 0.0
                                          : 0.5,
                    .proven = outcome_of(state.to_move, score),
                    .line = oracle_.best_line(state, moves_shown),
                    .words = {}});
        }
    }
    return *best;
}

Result<Rules::Move> Exploit::choose(const Rules::State& state, SearchControl& control,
                                    const ProgressSink<Rules>& report) {
    if (state.size() > longest_exploited_row) return optimal_.choose(state, control, report);
    static_cast<void>(control.visit());
    if (!plan_ || !may_follow(state, planned_at_) ||
        !plan_->covers(state.begin - planned_at_.begin, state.end - planned_at_.begin)) {
        plan_.emplace(state.numbers());
        planned_at_ = state;
    }
    return Rules::Move{plan_->best(state.begin - planned_at_.begin, state.end - planned_at_.begin)};
}

} // namespace zugzwang::numbers
