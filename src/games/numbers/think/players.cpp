#include "games/numbers/think/players.hpp"

#include <algorithm>
#include <array>

#include "games/numbers/think/reasons.hpp"
#include "games/numbers/think/reduction.hpp"

namespace zugzwang::numbers {
namespace {

constexpr std::size_t max_line_length = 8;

/// To the end of the row, or the depth of the budget.
int depth_of(const Rules::State& state, const Budget& budget) {
    const auto size = static_cast<int>(state.size());
    return budget.depth > 0 ? std::min(size, budget.depth) : size;
}

/// How much more than the other the side has.
std::int64_t lead(const Rules::State& state, Side side) { return total(state, side) - total(state, other(side)); }

/// Whether `later` may have followed from `earlier` in the same game, with the same side to move.
bool may_follow(const Rules::State& later, const Rules::State& earlier) {
    return later.begin >= earlier.begin && later.end <= earlier.end && later.to_move == earlier.to_move &&
           same_row(later.row, earlier.row);
}

void tell(const ProgressSink<Rules>& report, const SearchControl& control, std::string reason) {
    if (report) report({.nodes = control.nodes(), .words = std::move(reason)});
}

} // namespace

Result<Rules::Move> Greedy::choose(const Rules::State& state, SearchControl& control,
                                   const ProgressSink<Rules>& report) {
    static_cast<void>(control.visit());
    if (report) tell(report, control, greedy_reason(state));
    return Rules::Move{greedy_end(state.numbers())};
}

bool Parity::still_holds(const Rules::State& state) const { return decision_ && may_follow(state, decision_->at); }

Result<Rules::Move> Parity::choose(const Rules::State& state, SearchControl& control,
                                   const ProgressSink<Rules>& report) {
    static_cast<void>(control.visit());
    if (state.size() % 2 == 1) {
        if (report) tell(report, control, odd_number_reason(state));
        return Rules::Move{greedy_end(state.numbers())};
    }
    if (!still_holds(state)) {
        decision_ = {.at = position_of_choice(state)};
        auto& [at, sums, kept] = *decision_;
        for (auto place = at.begin; place < at.end; ++place)
            sums[place % 2] += (*at.row)[place];
        const auto left_class = at.begin % 2;
        kept = sums[left_class] > sums[1 - left_class] ? left_class : 1 - left_class;
        if (report) tell(report, control, parity_reason(sums, kept));
    } else if (report) {
        tell(report, control, staying_reason(decision_->kept));
    }
    return state.begin % 2 == decision_->kept ? take_left : take_right;
}

Rules::State position_of_choice(const Rules::State& state) {
    auto choice = state;
    const auto end_of_row = static_cast<std::uint32_t>(state.row->size());
    const bool is_odd_row = end_of_row % 2 == 1;
    if (is_odd_row && state.begin > 0 && state.end < end_of_row) return choice;
    choice.begin = is_odd_row && state.begin > 0 ? 1 : 0;
    choice.end = is_odd_row && state.begin == 0 ? end_of_row - 1 : end_of_row;
    return choice;
}

void Optimal::prepare(const Rules::State& state) {
    if (table_ && may_follow(state, table_start_)) return;
    table_.emplace(state.numbers(), true, observer_);
    table_start_ = state;
}

Rules::Move Optimal::by_table(const Rules::State& state) const {
    return {table_->best(state.begin - table_start_.begin, state.end - 1 - table_start_.begin)};
}

std::vector<Rules::Move> Optimal::line(const Rules::State& state) {
    if (state.size() > longest_table) return oracle_.best_line(state, max_line_length);
    std::vector<Rules::Move> moves;
    for (auto ahead = state; !ahead.empty() && moves.size() < max_line_length;
         ahead = Rules::after(ahead, moves.back()))
        moves.push_back(by_table(ahead));
    return moves;
}

Result<Rules::Move> Optimal::choose(const Rules::State& state, SearchControl& control,
                                    const ProgressSink<Rules>& report) {
    static_cast<void>(control.visit());
    constexpr std::size_t longest_judged = 4096; // short enough to ignore any limit of time
    std::optional<Rules::Move> best;
    if (state.size() <= longest_table) {
        prepare(state);
        best = by_table(state);
    } else {
        const bool is_short_row = state.row->size() <= longest_judged;
        best = oracle_.best_move(state, is_short_row ? std::stop_token() : control.stop_token());
    }
    if (!best) return Rules::Move{greedy_end(state.numbers())}; // told to stop before the row was prepared
    if (report && state.size() <= longest_judged) {
        SearchControl unlimited({});
        const auto margins = *margins_by_end(state, unlimited);
        const auto score = std::max(margins[0], margins[1]);
        report({.depth = depth_of(state, control.budget()),
                .nodes = control.nodes(),
                .score = static_cast<double>(score),
                .chance = score > 0   ? 1.0
                          : score < 0 ? 0.0
                                      : 0.5,
                .proven = outcome_of(state.to_move, score),
                .line = line(state),
                .words = optimal_reason(totals_by_margins(state, margins), best->taken)});
    }
    return *best;
}

Result<Rules::Move> Exploit::choose(const Rules::State& state, SearchControl& control,
                                    const ProgressSink<Rules>& report) {
    if (state.size() > longest_exploited_row) return optimal_.choose(state, control, report);
    static_cast<void>(control.visit());
    if (!plan_ || !may_follow(state, plan_start_) ||
        !plan_->covers(state.begin - plan_start_.begin, state.end - plan_start_.begin)) {
        plan_.emplace(state.numbers());
        plan_start_ = state;
    }
    const auto planned = [&](const Rules::State& at) {
        return Rules::Move{plan_->best(at.begin - plan_start_.begin, at.end - plan_start_.begin)};
    };
    if (report) {
        // The final margins if that end is taken first and the other side answers greedily.
        std::array<std::int64_t, 2> margins{};
        std::vector<Rules::Move> line;
        for (const auto& first : {take_left, take_right}) {
            auto ahead = Rules::after(state, first);
            std::vector<Rules::Move> moves{first};
            while (!ahead.empty()) {
                const bool is_own = ahead.to_move == state.to_move;
                moves.push_back(is_own ? planned(ahead) : Rules::Move{greedy_end(ahead.numbers())});
                ahead = Rules::after(ahead, moves.back());
            }
            margins[static_cast<std::size_t>(first.taken)] = lead(ahead, state.to_move);
            if (first == planned(state)) line = std::move(moves);
        }
        line.resize(std::min(line.size(), max_line_length));
        const auto best = planned(state).taken;
        report({.depth = depth_of(state, control.budget()),
                .nodes = control.nodes(),
                .score = static_cast<double>(margins[static_cast<std::size_t>(best)]),
                .chance = {},
                .proven = {},
                .line = std::move(line),
                .words = exploit_reason(totals_by_margins(state, margins), best)});
    }
    return planned(state);
}

} // namespace zugzwang::numbers
