#include <algorithm>

#include "games/boxes/think/book.hpp"
#include "games/boxes/think/effort.hpp"
#include "games/boxes/think/hardest_move.hpp"
#include "games/boxes/think/players.hpp"
#include "games/boxes/think/tree_search.hpp"

namespace zugzwang::boxes {
namespace {

constexpr std::uint64_t playouts_between_reports = 4096;

Progress<Rules> progress_of(const Rules::State& state, const Strings& strings, const TreeSearch& tree,
                            const SearchControl& control) {
    std::vector<Rules::Move> line;
    for (const int string : tree.line())
        line.push_back({strings.edge_of(string)});
    return {.depth = tree.depth(),
            .nodes = control.nodes(),
            .score = tree.is_settled() ? tree.margin() : tree.expected_margin(),
            .chance = tree.chance(),
            .proven = tree.is_settled() ? std::optional(outcome_of(state.to_move, tree.margin())) : std::nullopt,
            .line = std::move(line),
            .words = {}};
}

Progress<Rules> progress_of(const Rules::State& state, int value, const Rules::Move& move,
                            const SearchControl& control) {
    const int margin = margin_owned(state) + value;
    return {.depth = Rules::lines_left(state),
            .nodes = control.nodes(),
            .score = static_cast<double>(margin),
            .chance = margin > 0   ? 1.0
                      : margin < 0 ? 0.0
                                   : 0.5,
            .proven = outcome_of(state.to_move, margin),
            .line = {move},
            .words = {}};
}

/// Of moves of the same value the one after which the book knows the smallest share of answers that keep theirs; the
/// first where it knows none.
Rules::Move hardest_in_book(const Rules::State& state, const std::vector<Solver::LineValue>& values, int value) {
    double least = 2;
    Rules::Move hardest;
    for (const auto& [move, worth] : values) {
        if (worth != value) continue;
        const auto after = Rules::after(state, move);
        const auto answers = book_line_values(after);
        double share = 1;
        if (!answers.empty() && after.to_move != state.to_move) {
            const auto keeping = std::ranges::count(answers, -value, &Solver::LineValue::value);
            share = static_cast<double>(keeping) / static_cast<double>(answers.size());
        }
        if (share >= least) continue;
        least = share;
        hardest = move;
    }
    return hardest;
}

} // namespace

Result<Rules::Move> Champion::choose(const Rules::State& state, SearchControl& control,
                                     const ProgressSink<Rules>& report) {
    if (openings_ == Openings::known) {
        if (const auto values = book_line_values(state); !values.empty()) {
            static_cast<void>(control.visit());
            const int value = std::ranges::max(values, {}, &Solver::LineValue::value).value;
            const auto move = hardest_in_book(state, values, value);
            if (report) report(progress_of(state, value, move, control));
            return move;
        }
    }
    SearchControl whole(control, allowance_without_plies(control.budget(), control.can_be_stopped()));
    const int depth = control.budget().depth;
    catch_up(state, depth > 0 ? depth : TreeSearch::no_limit);
    if (const double part = part_for_proof(state, whole); part > 0) {
        constexpr double soon_found = 100'000;
        constexpr std::uint32_t visits_for_a_good_move = 5'000;
        if (expected_nodes(state) > soon_found && tree_->visits() < visits_for_a_good_move) {
            // So that there is a good move when the proof is cut short.
            SearchControl glance(whole, {.part = 0.1});
            tree_->grow(glance, playouts_between_reports);
        }
        SearchControl proof(whole, {.part = part});
        if (const auto move = solved(state, proof, report)) return *move;
    }
    do {
        tree_->grow(whole, playouts_between_reports);
        if (report) report(progress_of(state, solver_->whole(), *tree_, whole));
    } while (!whole.stopped() && !tree_->is_settled());
    if (tree_->is_settled()) {
        if (const auto move = solved(state, whole, report)) return *move;
    }
    return Rules::Move{solver_->whole().edge_of(tree_->best_string())};
}

void Champion::catch_up(const Rules::State& state, int max_depth) {
    if (!solver_ || !solver_->covers(state)) {
        const std::size_t bytes = hash_mb_ << 20;
        tree_.reset();
        solver_ = std::make_unique<Solver>(state, bytes - bytes / 4, threads_);
        tree_ = std::make_unique<TreeSearch>(*solver_, seed_, bytes / 4);
        nodes_in_solver_ = 0;
    }
    tree_->move_to(state, max_depth);
}

/// Of what is left of the search: most of it where the value is likely to be found, nothing where that is hopeless.
/// What this solver has visited for the moves before helps.
double Champion::part_for_proof(const Rules::State& state, const SearchControl& control) const {
    const int lines = Rules::lines_left(state);
    const int depth = control.budget().depth;
    if (lines > max_lines_to_solve || (depth > 0 && lines > depth)) return 0;
    const double times_too_much = expected_nodes(state) / (affordable_nodes(control, threads_) + nodes_in_solver_);
    return times_too_much < 0.25 ? 0.9 : times_too_much < 4 ? 0.6 : times_too_much < 16 ? 0.25 : 0;
}

std::optional<Rules::Move> Champion::solved(const Rules::State& state, SearchControl& control,
                                            const ProgressSink<Rules>& report) {
    const auto known = openings_ == Openings::known ? book_value(state) : std::nullopt;
    const auto value = known ? known : solver_->value(state, control);
    nodes_in_solver_ += static_cast<double>(control.nodes());
    if (!value) return std::nullopt;
    auto move = solver_->best_move(state, *value, control);
    if (!move) return std::nullopt;
    if (report) report(progress_of(state, *value, *move, control));
    std::vector<std::int16_t> cuts;
    if (Strings rest(state); take_all(rest, cuts).all == 0) {
        SearchControl choice(control, {.part = 0.5, .nodes = 20'000 + control.nodes()});
        const auto best = solver_->best_moves(state, *value, choice);
        if (best.size() > 1) move = hardest_to_answer(*solver_, state, *value, best, choice);
    }
    if (report) report(progress_of(state, *value, *move, control));
    return move;
}

} // namespace zugzwang::boxes
