#include "games/boxes/think/solver.hpp"

#include <algorithm>
#include <cassert>
#include <map>

#include "games/boxes/think/openings.hpp"

namespace zugzwang::boxes {
namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

} // namespace

Solver::Solver(const Rules::State& start, std::size_t max_bytes, int threads)
    : start_(start), whole_(start), search_(QuietSearch::make(whole_, start.grid, max_bytes)), threads_(threads),
      threads_asked_(threads) {}

bool Solver::covers(const Rules::State& state) const {
    return state.grid == start_.grid && (start_.drawn & ~state.drawn).none();
}

Strings Solver::strings_at(const Rules::State& state) const {
    Strings strings = whole_;
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
    const auto known = search_->known(rest);
    return {known.min(), known.max()};
}

std::optional<int> Solver::value_of_rest(const Strings& rest, SearchControl& control) {
    control_ = &control;
    threads_asked_ = 1;
    const int value = value_of(rest, {}, 0);
    threads_asked_ = threads_;
    if (control.stopped()) return std::nullopt;
    return value;
}

/// For the player who may take `captures`, all of which are cut already. Means nothing once the control has stopped.
int Solver::value_of(const Strings& strings, const Captures& captures, int guess) {
    const int coins = strings.coins_left() + captures.all;
    int min = -coins;
    int max = coins;
    int test = fitting(std::clamp(guess, min + 1, max), coins);
    // From the guess in the least steps at first, in doubled ones when it was far off, and by halves at last.
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
        test = fitting(std::clamp(test, min + 1, max), coins);
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
    std::optional<int> found;
    if (captures.all > 0) {
        const bool take = captures.gift == 0 || search_->is_at_least(rest, value - captures.all, control, threads_);
        found = next_cut(strings, take ? Plan::take_all : Plan::leave_gift);
    } else {
        std::vector<Opening> openings;
        list_openings(strings, openings);
        const auto keeping = std::ranges::find_if(
            openings, [&](const Opening& opening) { return keeps(strings, opening.string, value); });
        if (keeping != openings.end()) found = keeping->string;
    }
    if (control.stopped() || !found) return std::nullopt;
    return Rules::Move{strings.edge_of(*found)};
}

/// Of strings that are worth the same, because they lead to sets that mirror each other or tie one coin to the ground,
/// one is judged for all: calls judge(string, all of them).
template <class Judge>
void Solver::judge_moves(Strings& strings, Judge judge) {
    std::map<std::uint64_t, std::vector<int>> alike;
    for (int string = 0; string < strings.string_count(); ++string) {
        if (strings.is_cut(string)) continue;
        const int lowest = strings.lowest_twin(string);
        static_cast<void>(strings.cut(lowest));
        alike[search_->key(strings)].push_back(string);
        strings.mend(lowest);
    }
    for (const auto& [key, all] : alike)
        judge(strings.lowest_twin(all.front()), all);
}

std::vector<Rules::Move> Solver::best_moves(const Rules::State& state, int value, SearchControl& control) {
    assert(covers(state));
    control_ = &control;
    Strings strings = strings_at(state);
    std::vector<Rules::Move> best;
    judge_moves(strings, [&](int string, const std::vector<int>& alike) {
        if (!keeps(strings, string, value)) return;
        for (const int one : alike)
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
    judge_moves(strings, [&](int string, const std::vector<int>& alike) {
        const int worth = value_after(strings, string, value);
        for (const int one : alike)
            values.push_back({{strings.edge_of(one)}, worth});
    });
    if (control.stopped()) return {};
    std::ranges::sort(values, {}, [](const LineValue& line) { return line.move.edge; });
    return values;
}

/// For the player who cuts the string.
int Solver::value_after(Strings& strings, int string, int guess) {
    const int taken = strings.cut(string);
    const auto kept = cuts_.size();
    const Captures captures = take_all(strings, cuts_);
    const int rest = value_of(strings, captures, taken > 0 ? guess - taken : -guess);
    mend_down_to(strings, cuts_, kept);
    strings.mend(string);
    return taken > 0 ? taken + rest : -rest;
}

/// Whether the player who cuts the string still reaches the value.
bool Solver::keeps(Strings& strings, int string, int value) {
    const int taken = strings.cut(string);
    const auto kept = cuts_.size();
    const Captures captures = take_all(strings, cuts_);
    const bool reached = taken > 0 ? is_at_least_after(strings, captures, value - taken)
                                   : !is_at_least_after(strings, captures, 1 - value);
    mend_down_to(strings, cuts_, kept);
    strings.mend(string);
    return reached;
}

/// Of the player who may take `captures`, all of which are cut already. Leaving a gift of g pays when what is left is
/// worth less than -g.
bool Solver::is_at_least_after(const Strings& strings, const Captures& captures, int value) {
    const auto quiet_is_at_least = [&](int wanted) {
        return search_->is_at_least(strings, wanted, *control_, threads_asked_);
    };
    const int wanted = value - captures.sure();
    if (captures.gift == 0) return quiet_is_at_least(wanted);
    return wanted <= 0 || quiet_is_at_least(wanted - captures.gift) || !quiet_is_at_least(1 - wanted - captures.gift);
}

} // namespace zugzwang::boxes
