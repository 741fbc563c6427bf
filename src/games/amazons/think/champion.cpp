#include "games/amazons/think/champion.hpp"

#include <algorithm>
#include <optional>

#include "games/amazons/think/evaluation.hpp"
#include "games/amazons/think/solver.hpp"

namespace zugzwang::amazons {
namespace {

/// The solver is asked when no more squares than this are empty, with a part of what may be spent.
constexpr int solver_squares = 36;
constexpr double solver_part = 0.25;
constexpr std::uint64_t solver_nodes_without_limit = 150'000;

int max_depth_of(const Rules::State& state, const Budget& budget) {
    return budget.depth > 0 ? budget.depth : empty_squares(state).count();
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

std::optional<Rules::Move> Champion::sure_win(const Rules::State& state, SearchControl& control) const {
    const auto& budget = control.budget();
    if (budget.depth > 0 || empty_squares(state).count() > solver_squares) return std::nullopt;
    SearchControl proof(control, {.part = solver_part, .nodes = budget.is_limited() ? 0 : solver_nodes_without_limit});
    Solver solver(proof, max_bytes_);
    return solver.wins(state).value_or(false) ? solver.winning_move(state) : std::nullopt;
}

/// Every move is judged before anything else, so there is always an answer that was seen.
Result<Rules::Move> Champion::choose(const Rules::State& state, SearchControl& control,
                                     const ProgressSink<Rules>& report) {
    SearchControl whole(control, allowance_with_plies(control.budget(), control.can_be_stopped()));
    table_.clear();
    Search search(state, whole, table_);
    const bool judged = search.look();
    if (search.moves().empty()) return Rules::legal_moves(state).front();
    const auto best = [&] { return search.moves().front(); };
    const auto tell = [&](int depth) {
        if (report) report(progress_of(search, state.to_move, depth, control.nodes()));
    };
    tell(1);
    const auto is_settled = [&] { return is_decided(best().score) || search.moves().size() == 1; };
    if (!judged || is_settled()) return best().move;
    if (const auto move = sure_win(state, whole)) {
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
    const int max_depth = max_depth_of(state, control.budget());
    for (int depth = 1; depth < max_depth && !is_settled(); ++depth) {
        const bool is_whole = search.deepen(depth + 1);
        tell(is_whole ? depth + 1 : depth); // what was found until it ended may be better than what was told before
        if (!is_whole) break;
    }
    return best().move;
}

} // namespace zugzwang::amazons
