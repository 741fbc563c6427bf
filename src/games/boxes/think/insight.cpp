#include "games/boxes/think/insight.hpp"

#include <algorithm>

#include "games/boxes/think/captures.hpp"
#include "games/boxes/think/openings.hpp"
#include "games/boxes/think/players.hpp"
#include "games/boxes/think/solver.hpp"

namespace zugzwang::boxes {
namespace {

constexpr std::size_t table_bytes = std::size_t{32} << 20;

void add_trails(Insight& found, const Strings& rest) {
    for (const Run& run : runs(rest)) {
        Insight::Trail trail{.boxes = {}, .loop = run.loop};
        for (const int coin : run.coins)
            trail.boxes.push_back(rest.box_of(coin));
        ++(trail.loop ? found.loops : trail.is_long_chain() ? found.long_chains : found.short_strings);
        found.trails.push_back(std::move(trail));
    }
}

void add_what_can_be_taken(Insight& found, const Strings& before, const Strings& rest) {
    for (int coin = 0; coin < rest.coin_count(); ++coin) {
        if (before.degree(coin) > 0 && rest.degree(coin) == 0) found.can_be_taken.push_back(rest.box_of(coin));
    }
}

} // namespace

Insight insight(const Rules::State& state, SearchControl& control) {
    Insight found;
    found.lines_left = Rules::lines_left(state);
    if (found.lines_left == 0) return found;
    const Strings strings(state);
    Strings rest = strings;
    std::vector<std::int16_t> cuts;
    found.has_gift = take_all(rest, cuts).gift > 0;
    add_what_can_be_taken(found, strings, rest);
    add_trails(found, rest);
    for (int string = 0; string < rest.string_count(); ++string) {
        found.safe_lines += !rest.is_cut(string) && is_safe(rest, string) ? 1 : 0;
    }
    const auto suits = [&](int chains) {
        return chains_suit_mover(rest.strings_left(), rest.coins_left(), chains) ? state.to_move : other(state.to_move);
    };
    found.wants_even = suits(0);
    if (found.long_chains + found.loops > 0) found.in_control = suits(found.long_chains);

    if (found.lines_left > max_lines_to_solve) return found;
    Solver solver(state, table_bytes);
    if (const auto value = solver.value(state, control)) {
        const int margin = margin_owned(state) + *value;
        found.first_wins_by = state.to_move == Side::first ? margin : -margin;
    }
    return found;
}

} // namespace zugzwang::boxes
