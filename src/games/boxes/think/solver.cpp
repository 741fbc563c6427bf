#include "games/boxes/think/solver.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace zugzwang::boxes {
namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// The least number not below `value` that a margin over so many boxes can be.
int fitting(int value, int coins) { return (value + coins) % 2 == 0 ? value : value + 1; }

bool has_ground(const Strings& strings) {
    for (int string = 0; string < strings.string_count(); ++string) {
        if (strings.ends(string)[1] == ground) return true;
    }
    return false;
}

/// By the distance of each line from the middle of the board. Where the border is to be drawn too, the nearest come
/// first, else the farthest.
std::vector<std::int16_t> ranks(const Strings& strings, const Grid& grid) {
    std::vector<std::int16_t> ranks;
    const int sign = has_ground(strings) ? 1 : -1;
    for (int string = 0; string < strings.string_count(); ++string) {
        const Dot from = grid.start_of(strings.edge_of(string));
        const Dot to = grid.end_of(strings.edge_of(string));
        const int x = from.x + to.x - grid.columns;
        const int y = from.y + to.y - grid.rows;
        ranks.push_back(static_cast<std::int16_t>(sign * (x * x + y * y)));
    }
    return ranks;
}

} // namespace

Solver::Solver(const Rules::State& start, std::size_t max_bytes)
    : start_(start), whole_(start), table_(max_bytes), border_is_open_(has_ground(whole_)),
      rank_(ranks(whole_, start.grid)) {}

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
    const Known limits(-coins, coins, Known::no_string);
    const Known before = table_.find(key).value_or(limits);
    if (before.min() >= wanted) return true;
    if (before.max() < wanted) return false;

    const int string = opening_that_reaches(strings, wanted, before.string());
    if (control_->stopped()) return false;
    const bool reached = string != Known::no_string;
    const Known after = table_.find(key).value_or(limits); // the search may have met the same strings again
    table_.store(key,
                 reached ? Known(std::max(after.min(), wanted), after.max(), string)
                         : Known(after.min(), std::min(after.max(), wanted - 2), after.string()),
                 static_cast<std::uint64_t>(strings.strings_left()));
    return reached;
}

bool Solver::is_known_to_leave_less(const Strings& strings, int string, int value) const {
    const auto found = table_.find(strings.key_without(string));
    return found && found->max() < value;
}

int Solver::place_in_order(const Strings& strings, int string) const {
    if (border_is_open_) return rank_[at(string)];
    const auto joins_run = [&](int coin) { return strings.degree(coin) == 3 ? 1 : 0; };
    const auto& [one, another] = strings.ends(string);
    return rank_[at(string)] - (joins_run(one) + joins_run(another)) * max_edges * max_edges;
}

int Solver::opening_that_reaches(Strings& strings, int value, int tried_first) {
    const auto first = openings_.size();
    list_openings(strings, openings_);
    const auto begin = openings_.begin() + static_cast<std::ptrdiff_t>(first);
    const auto dear = std::find_if(begin, openings_.end(), [](const Opening& o) { return o.price > 0; });
    int reaching = Known::no_string;
    for (auto safe = begin; safe != dear && reaching == Known::no_string; ++safe) {
        if (is_known_to_leave_less(strings, safe->string, 1 - value)) reaching = safe->string;
    }
    std::stable_sort(begin, dear, [&](const Opening& a, const Opening& b) {
        return place_in_order(strings, a.string) < place_in_order(strings, b.string);
    });
    const auto best =
        std::find_if(begin, openings_.end(), [&](const Opening& opening) { return opening.string == tried_first; });
    if (best != openings_.end()) std::rotate(begin, best, best + 1);
    for (auto index = first; index < openings_.size() && reaching == Known::no_string && !control_->stopped();
         ++index) {
        const int string = openings_[index].string;
        const bool safe = openings_[index].price == 0;
        static_cast<void>(strings.cut(string));
        if (!(safe ? quiet_is_at_least(strings, 1 - value) : is_at_least(strings, strings.ends(string), 1 - value)))
            reaching = string;
        strings.mend(string);
    }
    openings_.resize(first);
    return control_->stopped() ? Known::no_string : reaching;
}

} // namespace zugzwang::boxes
