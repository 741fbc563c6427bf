#include <algorithm>

#include "games/boxes/think/players.hpp"
#include "games/boxes/think/tree_search.hpp"

namespace zugzwang::boxes {
namespace {

/// For a search that was given no limit.
constexpr std::uint64_t nodes_without_limit = 400'000;
constexpr std::uint64_t playouts_between_reports = 4096;

bool is_unlimited(const SearchControl& control) {
    return control.budget().time.count() == 0 && control.budget().nodes == 0;
}

} // namespace

Result<Rules::Move> Champion::choose(const Rules::State& state, SearchControl& control,
                                     const ProgressSink<Rules>& report) {
    if (const auto move = solved(state, control, report)) return *move;
    return searched(state, control, report);
}

std::optional<Rules::Move> Champion::solved(const Rules::State& state, SearchControl& control,
                                            const ProgressSink<Rules>& report) {
    const int lines = Rules::lines_left(state);
    if (lines > max_lines_to_solve) return std::nullopt;
    if (!solver_ || !solver_->covers(state)) solver_.emplace(state, hash_mb_ << 20);
    const double part = lines <= 40 ? 0.5 : 0.25;
    Allowance allowance(control, part, is_unlimited(control) ? nodes_without_limit : 0);
    const auto value = solver_->value(state, allowance);
    if (!value) return std::nullopt;
    const auto move = solver_->best_move(state, *value, allowance);
    if (!move) return std::nullopt;
    const int margin = margin_owned(state) + *value;
    if (report) {
        report({.depth = lines,
                .nodes = control.nodes(),
                .score = static_cast<double>(margin),
                .chance = margin > 0   ? 1.0
                          : margin < 0 ? 0.0
                                       : 0.5,
                .proven = outcome_of(state.to_move, margin),
                .line = {*move},
                .words = {}});
    }
    return move;
}

Rules::Move Champion::searched(const Rules::State& state, SearchControl& control, const ProgressSink<Rules>& report) {
    const Strings strings(state);
    TreeSearch tree(strings, margin_owned(state), seed_);
    Allowance allowance(control, 1, is_unlimited(control) ? nodes_without_limit : 0);
    do {
        tree.grow(allowance, playouts_between_reports);
        std::vector<Rules::Move> line;
        for (const int string : tree.line())
            line.push_back({strings.edge_of(string)});
        if (report) {
            report({.depth = tree.depth(),
                    .nodes = control.nodes(),
                    .score = tree.expected_margin(),
                    .chance = tree.chance(),
                    .proven = {},
                    .line = std::move(line),
                    .words = {}});
        }
    } while (!allowance.stopped() && !tree.is_full());
    return {strings.edge_of(tree.best_string())};
}

} // namespace zugzwang::boxes
