#include "games/amazons/think/champion.hpp"

#include <algorithm>
#include <optional>

#include "games/amazons/think/evaluation.hpp"
#include "games/amazons/think/solver.hpp"

namespace zugzwang::amazons {
namespace {

constexpr int depth_without_limit = 3;
/// The solver is asked when no more squares than this are empty, with this part of the budget.
constexpr int solver_squares = 36;
constexpr std::uint64_t solver_nodes_each_ms = 150;
constexpr std::uint64_t solver_nodes = 150'000;

int max_depth_of(const Rules::State& state, const SearchControl& control) {
    const auto& budget = control.budget();
    if (budget.depth > 0) return budget.depth;
    const bool endless = budget.nodes == 0 && budget.time.count() == 0 && !control.stop_token().stop_possible();
    return endless ? depth_without_limit : empty_squares(state).count();
}

std::uint64_t solver_share(const Budget& budget) {
    if (budget.nodes > 0) return budget.nodes / 4;
    if (budget.time.count() > 0) return static_cast<std::uint64_t>(budget.time.count()) * solver_nodes_each_ms;
    return solver_nodes;
}

/// A move that wins for certain, if one is found with little work.
std::optional<Rules::Move> sure_win(const Rules::State& state, SearchControl& control) {
    if (control.budget().depth > 0 || empty_squares(state).count() > solver_squares) return std::nullopt;
    constexpr std::size_t hash_mb = 32;
    Solver solver(control, hash_mb);
    const auto wins = solver.wins(state, solver_share(control.budget()));
    return wins.value_or(false) ? solver.winning_move(state) : std::nullopt;
}

Progress<Rules> progress_of(const Search& search, Side mover, int depth, std::uint64_t nodes) {
    const int score = search.moves().front().score;
    const bool decided = is_decided(score);
    return {.depth = depth,
            .nodes = nodes,
            .score = score / 100.0,
            .chance = decided ? (score > 0 ? 1.0 : 0.0) : chance_of(score),
            .proven = decided ? std::optional(Outcome{.winner = score > 0 ? mover : other(mover)}) : std::nullopt,
            .line = search.expected_line(),
            .words = {}};
}

} // namespace

Result<Rules::Move> Champion::choose(const Rules::State& state, SearchControl& control,
                                     const ProgressSink<Rules>& report) {
    if (const auto move = sure_win(state, control)) {
        if (report) {
            report({.depth = 1,
                    .nodes = control.nodes(),
                    .score = static_cast<double>(won_score) / 100,
                    .chance = 1.0,
                    .proven = Outcome{.winner = state.to_move},
                    .line = {*move},
                    .words = {}});
        }
        return *move;
    }
    table_.clear();
    Search search(state, control, table_);
    if (!search.look()) return search.moves().empty() ? Rules::legal_moves(state).front() : search.moves().front().move;
    const int max_depth = max_depth_of(state, control);
    for (int depth = 1;; ++depth) {
        if (report) report(progress_of(search, state.to_move, depth, control.nodes()));
        const bool settled = is_decided(search.moves().front().score) || search.moves().size() == 1;
        if (settled || depth >= max_depth || !search.deepen(depth + 1)) return search.moves().front().move;
    }
}

} // namespace zugzwang::amazons
