#include <algorithm>
#include <utility>

#include "games/boxes/think/book.hpp"
#include "games/boxes/think/effort.hpp"
#include "games/boxes/think/hardest_move.hpp"
#include "games/boxes/think/players.hpp"
#include "games/boxes/think/tree_search.hpp"
#include "zugzwang/ai/table_memory.hpp"

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
            .score = tree.is_proven() ? tree.margin() : tree.expected_margin(),
            .chance = tree.chance(),
            .proven = tree.is_proven() ? std::optional(outcome_of(state.to_move, tree.margin())) : std::nullopt,
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

/// Of the moves of that value, the one after which the smallest share of answers keeps it for the other side, by the
/// book; the first one if the book does not know the answers.
Rules::Move hardest_in_book(const Rules::State& state, const std::vector<Solver::LineValue>& values, int value) {
    double min_share = 2;
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
        if (share >= min_share) continue;
        min_share = share;
        hardest = move;
    }
    return hardest;
}

/// Tells the same, and that memory is short where it is.
ProgressSink<Rules> with_shortage(const ProgressSink<Rules>& report, std::string shortage) {
    if (!report || shortage.empty()) return report;
    return [&report, words = std::move(shortage)](Progress<Rules> news) {
        news.words = words;
        report(news);
    };
}

} // namespace

Result<Rules::Move> Champion::choose(const Rules::State& state, SearchControl& control,
                                     const ProgressSink<Rules>& report) {
    if (book_ == Book::on) {
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
    const auto tell = with_shortage(report, words_of_shortage(hash_mb_ << 20, bytes_));
    if (const double share = share_for_proof(state, whole); share > 0) {
        constexpr double nodes_of_a_short_proof = 100'000;
        constexpr std::uint32_t visits_for_a_good_move = 5'000;
        if (expected_nodes(state) > nodes_of_a_short_proof && tree_->visits() < visits_for_a_good_move) {
            // So that there is a good move if the proof does not finish.
            SearchControl glance(whole, {.part = 0.1});
            tree_->search(glance, playouts_between_reports);
        }
        SearchControl proof(whole, {.part = share});
        if (const auto move = proven_move(state, proof, tell)) return *move;
    }
    do {
        tree_->search(whole, playouts_between_reports);
        if (tell) tell(progress_of(state, solver_->start_strings(), *tree_, whole));
    } while (!whole.stopped() && !tree_->is_proven());
    if (tree_->is_proven()) {
        if (const auto move = proven_move(state, whole, tell)) return *move;
    }
    return Rules::Move{solver_->start_strings().edge_of(tree_->best_string())};
}

void Champion::catch_up(const Rules::State& state, int max_depth) {
    if (!solver_ || !solver_->covers(state)) {
        tree_.reset();
        solver_.reset();
        bytes_ = affordable(hash_mb_ << 20);
        solver_ = std::make_unique<Solver>(state, bytes_ - bytes_ / 4, threads_);
        tree_ = std::make_unique<TreeSearch>(*solver_, seed_, bytes_ / 4);
        solver_nodes_ = 0;
    }
    tree_->set_root(state, max_depth);
}

/// The share of the remaining budget to spend on a proof: most of it if the proof is likely to finish, nothing if it is
/// hopeless. What the solver visited at earlier moves helps.
double Champion::share_for_proof(const Rules::State& state, const SearchControl& control) const {
    const int lines = Rules::lines_left(state);
    const int depth = control.budget().depth;
    if (lines > max_lines_to_solve || (depth > 0 && lines > depth)) return 0;
    const double overrun = expected_nodes(state) / (affordable_nodes(control, threads_) + solver_nodes_);
    return overrun < 0.25 ? 0.9 : overrun < 4 ? 0.6 : overrun < 16 ? 0.25 : 0;
}

std::optional<Rules::Move> Champion::proven_move(const Rules::State& state, SearchControl& control,
                                                 const ProgressSink<Rules>& report) {
    const auto in_book = book_ == Book::on ? book_value(state) : std::nullopt;
    const auto value = in_book ? in_book : solver_->value(state, control);
    solver_nodes_ += static_cast<double>(control.nodes());
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
