#include <algorithm>

#include "games/boxes/think/players.hpp"
#include "games/boxes/think/tree_search.hpp"

namespace zugzwang::boxes {
namespace {

constexpr std::uint64_t playouts_between_reports = 4096;

} // namespace

Result<Rules::Move> Champion::choose(const Rules::State& state, SearchControl& control,
                                     const ProgressSink<Rules>& report) {
    SearchControl search(control, allowance_without_plies(control.budget(), control.can_be_stopped()));
    if (const auto move = solved(state, search, report)) return *move;
    return searched(state, search, report);
}

std::optional<Rules::Move> Champion::solved(const Rules::State& state, SearchControl& control,
                                            const ProgressSink<Rules>& report) {
    const int lines = Rules::lines_left(state);
    const int depth = control.budget().depth;
    if (lines > max_lines_to_solve || (depth > 0 && lines > depth)) return std::nullopt;
    if (!solver_ || !solver_->covers(state)) solver_.emplace(state, hash_mb_ << 20, threads_);
    const double part = lines <= 40 ? 0.5 : 0.25;
    SearchControl proof(control, {.part = part});
    const auto value = solver_->value(state, proof);
    if (!value) return std::nullopt;
    const auto move = solver_->best_move(state, *value, proof);
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
    const int depth = control.budget().depth;
    TreeSearch tree(strings, margin_owned(state), seed_, depth > 0 ? depth : TreeSearch::no_limit);
    do {
        tree.grow(control, playouts_between_reports);
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
    } while (!control.stopped() && !tree.is_full());
    return {strings.edge_of(tree.best_string())};
}

} // namespace zugzwang::boxes
