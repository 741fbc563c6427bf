#include "games/boxes/think/insight.hpp"

#include <algorithm>

#include "games/boxes/think/book.hpp"
#include "games/boxes/think/captures.hpp"
#include "games/boxes/think/effort.hpp"
#include "games/boxes/think/openings.hpp"
#include "games/boxes/think/players.hpp"
#include "games/boxes/think/solver.hpp"
#include "games/boxes/think/tree_search.hpp"

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

void add_rule_of_chains(Insight& found, const Strings& rest, Side mover) {
    const auto suits = [&](int chains) { return chains_suit_mover(rest.strings_left(), rest.coins_left(), chains); };
    found.needs_even = suits(0) ? mover : other(mover);
    found.chains_suit_mover = suits(found.long_chains);
    if (found.long_chains + found.loops > 0) found.in_control = found.chains_suit_mover ? mover : other(mover);
}

void add_lines(Insight& found, const Rules::State& state, int value, const std::vector<Solver::LineValue>& lines) {
    const int owned = margin_owned(state);
    found.first_wins_by = state.to_move == Side::first ? owned + value : -(owned + value);
    for (const auto& [move, worth] : lines)
        found.lines.push_back({.edge = move.edge, .margin = owned + worth, .loss = value - worth});
}

/// Whether there is a proof.
bool prove(Insight& found, const Rules::State& state, Solver& solver, SearchControl& control) {
    if (const auto lines = book_line_values(state); !lines.empty()) {
        add_lines(found, state, std::ranges::max(lines, {}, &Solver::LineValue::value).value, lines);
        return true;
    }
    const auto value = solver.value(state, control);
    if (!value) return false;
    add_lines(found, state, *value, solver.line_values(state, *value, control));
    return true;
}

void expect(Insight& found, const Rules::State& state, TreeSearch& tree, SearchControl& control) {
    constexpr std::uint64_t playouts = 1'000'000;
    tree.grow(control, playouts);
    const double margin = tree.expected_margin();
    found.expected = {.first_wins_by = state.to_move == Side::first ? margin : -margin, .spread = tree.margin_spread()};
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
    add_rule_of_chains(found, rest, state.to_move);

    constexpr double likely_too_much = 8;
    const bool tries = book_value(state) || (found.lines_left <= max_lines_to_solve &&
                                             expected_nodes(state) < likely_too_much * affordable_nodes(control, 1));
    Solver solver(state, table_bytes);
    SearchControl proof(control, {.part = 0.9});
    if (tries && prove(found, state, solver, proof)) return found;
    TreeSearch tree(solver, 1, table_bytes / 4);
    tree.move_to(state);
    expect(found, state, tree, control);
    return found;
}

} // namespace zugzwang::boxes
