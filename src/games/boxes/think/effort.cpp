#include "games/boxes/think/effort.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "games/boxes/think/captures.hpp"
#include "games/boxes/think/openings.hpp"

namespace zugzwang::boxes {

double expected_nodes(const Rules::State& state) {
    Strings rest(state);
    std::vector<std::int16_t> cuts;
    static_cast<void>(take_all(rest, cuts));
    return expected_nodes(rest);
}

double expected_nodes(const Strings& rest) {
    int safe = 0;
    for (int string = 0; string < rest.string_count(); ++string)
        safe += !rest.is_cut(string) && is_safe(rest, string) ? 1 : 0;
    // Fitted to the solver's nodes in 319 positions from games.
    return std::exp2(2.5 + 0.63 * safe + 0.1 * rest.coins_left());
}

double affordable_nodes(const SearchControl& control, int threads) {
    constexpr double nodes_in_a_millisecond = 1500;
    const auto& budget = control.budget();
    double nodes = std::numeric_limits<double>::infinity();
    if (budget.nodes > 0) nodes = static_cast<double>(budget.nodes - std::min(budget.nodes, control.nodes()));
    if (budget.depth > 0) nodes = std::min(nodes, static_cast<double>(nodes_for_depth(budget.depth)));
    if (!budget.is_limited() && !control.can_be_stopped()) nodes = static_cast<double>(nodes_without_limit);
    if (budget.time.count() > 0) {
        const std::chrono::duration<double, std::milli> left = budget.time - control.elapsed();
        nodes = std::min(nodes, std::max(0.0, left.count()) * nodes_in_a_millisecond * threads);
    }
    return nodes;
}

} // namespace zugzwang::boxes
