#include "games/points/think/champion.hpp"

#include <algorithm>
#include <utility>

#include "zugzwang/rules/words.hpp"

namespace zugzwang::points {

namespace {

/// How long the answers to one move are looked at when all is lost.
constexpr std::uint64_t nodes_for_answers = 5'000;

/// The share of the answers that win for the other side; an answer that is not known counts half.
double winning_share(const std::vector<JudgedMove>& answers) {
    if (answers.empty()) return 0;
    double winning = 0;
    for (const auto& answer : answers)
        winning += answer.wins ? (*answer.wins ? 1.0 : 0.0) : 0.5;
    return winning / static_cast<double>(answers.size());
}

} // namespace

Result<Rules::Move> Champion::choose(const Rules::State& state, SearchControl& control,
                                     const ProgressSink<Rules>& report) {
    SearchControl whole(control, allowance_without_plies(control.budget(), control.can_be_stopped()));
    static_cast<void>(whole.visit());
    if (!solver_ || *solver_->board() != *state.board) {
        solver_ = std::make_unique<Solver>(state.board, hash_mb_ << 20, threads_);
    }
    const auto moves = solver_->judged(state.legal, Solver::Want::one_winning_move, whole);
    const auto winning = std::ranges::find(moves, std::optional(true), &JudgedMove::wins);
    const auto open = std::ranges::find(moves, std::optional<bool>(), &JudgedMove::wins);
    const bool won = winning != moves.end(), lost = !won && open == moves.end();
    const auto move = won ? winning->move : lost ? hardest(state, moves, whole) : open->move;
    if (report) {
        Progress<Rules> progress;
        progress.depth = 1;
        progress.nodes = control.nodes();
        progress.score = won ? 1 : lost ? -1 : 0;
        progress.line = {move};
        if (won || lost) {
            progress.chance = won ? 1.0 : 0.0;
            progress.proven = Outcome{.winner = won ? state.to_move : other(state.to_move)};
        } else {
            progress.words = tr("cannot see the end yet");
        }
        report(progress);
    }
    return move;
}

Segment Champion::hardest(const Rules::State& state, const std::vector<JudgedMove>& moves, SearchControl& control) {
    auto best = moves.front().move;
    double best_share = 2;
    for (const auto& judged : moves) {
        if (control.must_stop()) break;
        const auto after = Rules::after(state, judged.move);
        SearchControl answers(control, {.nodes = nodes_for_answers});
        const auto share = winning_share(solver_->judged(after.legal, Solver::Want::every_move, answers));
        if (share >= best_share) continue;
        best_share = share;
        best = judged.move;
    }
    return best;
}

} // namespace zugzwang::points
