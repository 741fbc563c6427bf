#include "games/boxes/think/solver.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace zugzwang::boxes {
namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// The least number not below `value` that a margin over so many boxes can be.
int fitting(int value, int coins) { return (value + coins) % 2 == 0 ? value : value + 1; }

} // namespace

Solver::Solver(const Rules::State& start, std::size_t max_bytes)
    : start_(start), whole_(start), table_(max_bytes), merit_(at(whole_.string_count()), 0) {}

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
    const int coins = strings.coins_left() + captures.all;
    int min = -coins;
    int max = coins;
    int test = fitting(std::clamp(guess, min + 1, max), coins);
    while (min < max && !control_->stopped()) {
        if (is_at_least_after(strings, captures, test))
            min = test;
        else
            max = test - 2;
        test = min == test ? min + 2 : max;
    }
    cuts_.clear();
    if (control_->stopped()) return std::nullopt;
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
        const bool take = captures.gift == 0 || quiet_is_at_least(rest, value - captures.all);
        found = next_cut(strings, take ? Plan::take_all : Plan::leave_gift);
    } else {
        list_openings(strings, openings_);
        for (std::size_t index = 0; index < openings_.size() && !found; ++index) {
            if (keeps(strings, openings_[index].string, value)) found = openings_[index].string;
        }
        openings_.clear();
    }
    if (control.stopped() || !found) return std::nullopt;
    return Rules::Move{strings.edge_of(*found)};
}

std::vector<Rules::Move> Solver::best_moves(const Rules::State& state, int value, SearchControl& control) {
    assert(covers(state));
    control_ = &control;
    Strings strings = strings_at(state);
    std::vector<Rules::Move> best;
    for (int string = 0; string < strings.string_count(); ++string) {
        if (!strings.is_cut(string) && keeps(strings, string, value)) best.push_back({strings.edge_of(string)});
    }
    if (control.stopped()) return {};
    return best;
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

bool Solver::is_at_least(Strings& strings, std::span<const std::int16_t> seeds, int value) {
    const auto kept = cuts_.size();
    const Captures captures = take_all(strings, seeds, cuts_);
    const bool reached = is_at_least_after(strings, captures, value);
    mend_down_to(strings, cuts_, kept);
    return reached;
}

/// Of the player who may take `captures`, all of which are cut already. Leaving a gift of g pays when what is left is
/// worth less than -g.
bool Solver::is_at_least_after(Strings& strings, const Captures& captures, int value) {
    const int wanted = value - captures.sure();
    if (captures.gift == 0) return quiet_is_at_least(strings, wanted);
    return wanted <= 0 || quiet_is_at_least(strings, wanted - captures.gift) ||
           !quiet_is_at_least(strings, 1 - wanted - captures.gift);
}

/// Where nothing can be taken.
bool Solver::quiet_is_at_least(Strings& strings, int value) {
    const int coins = strings.coins_left();
    if (coins == 0) return value <= 0;
    const int wanted = fitting(value, coins);
    if (wanted <= -coins) return true;
    if (wanted > coins) return false;
    if (!control_->visit()) return false;

    const auto key = strings.key();
    Bounds bounds{static_cast<std::int16_t>(-coins), static_cast<std::int16_t>(coins)};
    if (const auto found = table_.find(key)) bounds = *found;
    if (bounds.min >= wanted) return true;
    if (bounds.max < wanted) return false;

    const bool reached = some_opening_reaches(strings, wanted);
    if (control_->stopped()) return false;
    if (const auto found = table_.find(key)) bounds = *found;
    if (reached)
        bounds.min = static_cast<std::int16_t>(std::max<int>(bounds.min, wanted));
    else
        bounds.max = static_cast<std::int16_t>(std::min<int>(bounds.max, wanted - 2));
    table_.store(key, bounds, static_cast<std::uint64_t>(strings.strings_left()));
    return reached;
}

bool Solver::some_opening_reaches(Strings& strings, int value) {
    const auto first = openings_.size();
    list_openings(strings, openings_);
    const auto begin = openings_.begin() + static_cast<std::ptrdiff_t>(first);
    std::stable_sort(begin, std::find_if(begin, openings_.end(), [](const Opening& o) { return o.price > 0; }),
                     [&](const Opening& a, const Opening& b) { return merit_[at(a.string)] > merit_[at(b.string)]; });
    bool reached = false;
    for (auto index = first; index < openings_.size() && !reached && !control_->stopped(); ++index) {
        const int string = openings_[index].string;
        static_cast<void>(strings.cut(string));
        if (openings_[index].price == 0)
            reached = !quiet_is_at_least(strings, 1 - value);
        else
            reached = !is_at_least(strings, strings.ends(string), 1 - value);
        strings.mend(string);
        if (reached) merit_[at(string)] += static_cast<std::uint32_t>(strings.strings_left());
    }
    openings_.resize(first);
    return reached;
}

} // namespace zugzwang::boxes
