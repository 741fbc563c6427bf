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

void add_runs(Insight& insight, const Strings& rest) {
    for (const Run& run : runs(rest)) {
        Insight::Run in_boxes{.boxes = {}, .loop = run.loop};
        for (const int coin : run.coins)
            in_boxes.boxes.push_back(rest.box_of(coin));
        ++(in_boxes.loop ? insight.loops : in_boxes.is_long_chain() ? insight.long_chains : insight.short_strings);
        insight.runs.push_back(std::move(in_boxes));
    }
}

void add_boxes_to_take(Insight& insight, const Strings& before, const Strings& rest) {
    for (int coin = 0; coin < rest.coin_count(); ++coin) {
        if (before.degree(coin) > 0 && rest.degree(coin) == 0) insight.boxes_to_take.push_back(rest.box_of(coin));
    }
}

void add_rule_of_chains(Insight& insight, const Strings& rest, Side mover) {
    const auto suits = [&](int chains) { return chains_suit_mover(rest.strings_left(), rest.coins_left(), chains); };
    insight.needs_even = suits(0) ? mover : other(mover);
    insight.chains_suit_mover = suits(insight.long_chains);
    if (insight.long_chains + insight.loops == 0) return;
    // Where nothing else is left the mover must open one, whatever their number.
    const bool must_open = insight.safe_lines + insight.short_strings == 0;
    insight.in_control = insight.chains_suit_mover && !must_open ? mover : other(mover);
}

void add_lines(Insight& insight, const Rules::State& state, int value, const std::vector<Solver::LineValue>& lines) {
    const int owned = margin_owned(state);
    insight.first_wins_by = state.to_move == Side::first ? owned + value : -(owned + value);
    for (const auto& [move, worth] : lines)
        insight.lines.push_back({.edge = move.edge, .margin = owned + worth, .loss = value - worth});
}

/// Whether the margin was proven.
bool prove(Insight& insight, const Rules::State& state, Solver& solver, SearchControl& control) {
    if (const auto lines = book_line_values(state); !lines.empty()) {
        add_lines(insight, state, std::ranges::max(lines, {}, &Solver::LineValue::value).value, lines);
        return true;
    }
    const auto value = solver.value(state, control);
    if (!value) return false;
    add_lines(insight, state, *value, solver.line_values(state, *value, control));
    return true;
}

void expect(Insight& insight, const Rules::State& state, TreeSearch& tree, SearchControl& control) {
    constexpr std::uint64_t playouts = 1'000'000;
    tree.search(control, playouts);
    const double margin = tree.expected_margin();
    insight.expected = {.first_wins_by = state.to_move == Side::first ? margin : -margin,
                        .spread = tree.margin_spread()};
}

} // namespace

Insight insight(const Rules::State& state, SearchControl& control) {
    Insight result;
    result.lines_left = Rules::lines_left(state);
    if (result.lines_left == 0) return result;
    const Strings strings(state);
    Strings rest = strings;
    std::vector<std::int16_t> cuts;
    result.has_gift = take_all(rest, cuts).gift > 0;
    add_boxes_to_take(result, strings, rest);
    add_runs(result, rest);
    for (int string = 0; string < rest.string_count(); ++string) {
        result.safe_lines += !rest.is_cut(string) && is_safe(rest, string) ? 1 : 0;
    }
    add_rule_of_chains(result, rest, state.to_move);

    constexpr double factor_too_many = 8;
    const bool tries = book_value(state) || (result.lines_left <= max_lines_to_solve &&
                                             expected_nodes(state) < factor_too_many * affordable_nodes(control, 1));
    Solver solver(state, table_bytes);
    SearchControl proof(control, {.part = 0.9});
    if (tries && prove(result, state, solver, proof)) return result;
    TreeSearch tree(solver, 1, table_bytes / 4);
    tree.set_root(state);
    expect(result, state, tree, control);
    return result;
}

} // namespace zugzwang::boxes
