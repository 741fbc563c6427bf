#include "games/boxes/think/solver.hpp"

#include <algorithm>
#include <cassert>
#include <map>

#include "games/boxes/think/index.hpp"
#include "games/boxes/think/openings.hpp"

namespace zugzwang::boxes {
Solver::Solver(const Rules::State& start, std::size_t max_bytes, int threads)
    : start_(start), start_strings_(start), search_(QuietSearch::make(start_strings_, start.grid, max_bytes)),
      threads_(threads), active_threads_(threads) {}

bool Solver::covers(const Rules::State& state) const {
    return state.grid == start_.grid && (start_.drawn & ~state.drawn).none();
}

Strings Solver::strings_at(const Rules::State& state) const {
    Strings strings = start_strings_;
    for (int string = 0; string < strings.string_count(); ++string) {
        if (state.drawn[at(strings.edge_of(string))]) static_cast<void>(strings.cut(string));
    }
    return strings;
}

std::optional<int> Solver::value(const Rules::State& state, SearchControl& control, int guess) {
    assert(covers(state));
    control_ = &control;
    Strings strings = strings_at(state);
    const Captures captures = take_all(strings, cuts_);
    const int value = value_of(strings, captures, guess);
    cuts_.clear();
    if (control_->stopped()) return std::nullopt;
    return value;
}

Solver::Bounds Solver::bounds(const Strings& rest) const {
    const auto entry = search_->probe(rest);
    return {entry.min(), entry.max()};
}

std::optional<int> Solver::value_of_rest(const Strings& rest, SearchControl& control) {
    control_ = &control;
    active_threads_ = 1;
    const int value = value_of(rest, {}, 0);
    active_threads_ = threads_;
    if (control.stopped()) return std::nullopt;
    return value;
}

/// For the player who may take `captures`, which are cut already. Meaningless once the control has stopped.
int Solver::value_of(const Strings& strings, const Captures& captures, int guess) {
    const int coins = strings.coins_left() + captures.all;
    int min = -coins;
    int max = coins;
    int test = next_possible_margin(std::clamp(guess, min + 1, max), coins);
    // From the guess in the smallest steps, then doubling them, and by bisection once the value is bounded on both
    // sides.
    int step = 1;
    for (int tests = 1; min < max && !control_->stopped(); ++tests) {
        constexpr int tests_near_guess = 4;
        if (tests > tests_near_guess) step *= 2;
        if (is_at_least_after(strings, captures, test)) {
            min = test;
            test = max == coins ? min + 2 * step : (min + max) / 2;
        } else {
            max = test - 2;
            test = min == -coins ? max - 2 * (step - 1) : (min + max) / 2;
        }
        test = next_possible_margin(std::clamp(test, min + 1, max), coins);
    }
    return min;
}

std::optional<Rules::Move> Solver::best_move(const Rules::State& state, int value, SearchControl& control) {
    assert(covers(state));
    control_ = &control;
    Strings strings = strings_at(state);
    Strings rest = strings;
    const Captures captures = take_all(rest, cuts_);
    cuts_.clear();
    std::optional<int> best;
    if (captures.all > 0) {
        const bool take = captures.gift == 0 || search_->is_at_least(rest, value - captures.all, control, threads_);
        best = next_cut(strings, take ? Plan::take_all : Plan::leave_gift);
    } else {
        std::vector<Opening> openings;
        list_openings(strings, openings);
        const auto keeping = std::ranges::find_if(
            openings, [&](const Opening& opening) { return keeps_value(strings, opening.string, value); });
        if (keeping != openings.end()) best = keeping->string;
    }
    if (control.stopped() || !best) return std::nullopt;
    return Rules::Move{strings.edge_of(*best)};
}

/// Strings are worth the same if they lead to mirrored sets or tie the same coin to the ground. Calls judge(string, all
/// strings that are worth the same) once for each group of them.
template <class Judge>
void Solver::judge_moves(Strings& strings, Judge judge) {
    std::map<std::uint64_t, std::vector<int>> equivalent;
    for (int string = 0; string < strings.string_count(); ++string) {
        if (strings.is_cut(string)) continue;
        const int lowest = strings.lowest_twin(string);
        static_cast<void>(strings.cut(lowest));
        equivalent[search_->canonical_key(strings)].push_back(string);
        strings.undo_cut(lowest);
    }
    for (const auto& [key, all] : equivalent)
        judge(strings.lowest_twin(all.front()), all);
}

std::vector<Rules::Move> Solver::best_moves(const Rules::State& state, int value, SearchControl& control) {
    assert(covers(state));
    control_ = &control;
    Strings strings = strings_at(state);
    std::vector<Rules::Move> best;
    judge_moves(strings, [&](int string, const std::vector<int>& equivalent) {
        if (!keeps_value(strings, string, value)) return;
        for (const int one : equivalent)
            best.push_back({strings.edge_of(one)});
    });
    if (control.stopped()) return {};
    std::ranges::sort(best, {}, &Rules::Move::edge);
    return best;
}

std::vector<Solver::LineValue> Solver::line_values(const Rules::State& state, int value, SearchControl& control) {
    assert(covers(state));
    control_ = &control;
    Strings strings = strings_at(state);
    std::vector<LineValue> values;
    judge_moves(strings, [&](int string, const std::vector<int>& equivalent) {
        const int worth = value_after(strings, string, value);
        for (const int one : equivalent)
            values.push_back({{strings.edge_of(one)}, worth});
    });
    if (control.stopped()) return {};
    std::ranges::sort(values, {}, [](const LineValue& line) { return line.move.edge; });
    return values;
}

/// For the player who cuts the string.
int Solver::value_after(Strings& strings, int string, int guess) {
    const int taken = strings.cut(string);
    const auto size_before = cuts_.size();
    const Captures captures = take_all(strings, cuts_);
    const int rest = value_of(strings, captures, taken > 0 ? guess - taken : -guess);
    undo_cuts(strings, cuts_, size_before);
    strings.undo_cut(string);
    return taken > 0 ? taken + rest : -rest;
}

/// Whether the player who cuts the string still reaches the value.
bool Solver::keeps_value(Strings& strings, int string, int value) {
    const int taken = strings.cut(string);
    const auto size_before = cuts_.size();
    const Captures captures = take_all(strings, cuts_);
    const bool is_kept = taken > 0 ? is_at_least_after(strings, captures, value - taken)
                                   : !is_at_least_after(strings, captures, 1 - value);
    undo_cuts(strings, cuts_, size_before);
    strings.undo_cut(string);
    return is_kept;
}

/// For the player who may take `captures`, which are cut already. Leaving a gift of g pays if the rest is worth less
/// than -g to whoever must move there.
bool Solver::is_at_least_after(const Strings& strings, const Captures& captures, int value) {
    const auto rest_is_at_least = [&](int margin) {
        return search_->is_at_least(strings, margin, *control_, active_threads_);
    };
    const int beta = value - captures.sure();
    if (captures.gift == 0) return rest_is_at_least(beta);
    return beta <= 0 || rest_is_at_least(beta - captures.gift) || !rest_is_at_least(1 - beta - captures.gift);
}

} // namespace zugzwang::boxes
