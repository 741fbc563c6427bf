#include "games/numbers/think/players.hpp"

#include <algorithm>
#include <array>

#include "games/numbers/think/reduction.hpp"

namespace zugzwang::numbers {
namespace {

constexpr std::size_t moves_shown = 8;

/// To the end of the row, or as far as is asked for.
int depth_of(const Rules::State& state, const Budget& budget) {
    const auto size = static_cast<int>(state.size());
    return budget.depth > 0 ? std::min(size, budget.depth) : size;
}

/// What the side has more than the other.
std::int64_t lead(const Rules::State& state, Side side) { return total(state, side) - total(state, other(side)); }

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
    static_cast<void>(control.visit());
    constexpr std::size_t longest_judged = 4096; // which takes less time than anybody can limit
    const bool is_short_row = state.row->size() <= longest_judged;
    const auto best = oracle_.best_move(state, is_short_row ? std::stop_token() : control.stop_token());
    if (!best) return Rules::Move{greedy_end(state.numbers())}; // told to stop before the row was prepared
    if (report && state.size() <= longest_judged) {
        SearchControl unlimited({});
        const auto score = *best_margin(state.numbers(), unlimited) + lead(state, state.to_move);
        report({.depth = depth_of(state, control.budget()),
                .nodes = control.nodes(),
                .score = static_cast<double>(score),
                .chance = score > 0   ? 1.0
                          : score < 0 ? 0.0
                                      : 0.5,
                .proven = outcome_of(state.to_move, score),
                .line = oracle_.best_line(state, moves_shown),
                .words = {}});
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
    const auto planned = [&](const Rules::State& at) {
        return Rules::Move{plan_->best(at.begin - planned_at_.begin, at.end - planned_at_.begin)};
    };
    if (report) {
        auto ahead = state;
        std::vector<Rules::Move> line;
        while (!ahead.empty()) {
            const bool is_own = ahead.to_move == state.to_move;
            const auto move = is_own ? planned(ahead) : Rules::Move{greedy_end(ahead.numbers())};
            if (line.size() < moves_shown) line.push_back(move);
            ahead = Rules::after(ahead, move);
        }
        report({.depth = depth_of(state, control.budget()),
                .nodes = control.nodes(),
                .score = static_cast<double>(lead(ahead, state.to_move)),
                .chance = {},
                .proven = {},
                .line = std::move(line),
                .words = {}});
    }
    return planned(state);
}

} // namespace zugzwang::numbers
