#include "games/points/think/champion.hpp"

#include <algorithm>
#include <utility>

#include "games/points/think/hardest_line.hpp"
#include "zugzwang/ai/table_memory.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::points {

Result<Rules::Move> Champion::choose(const Rules::State& state, SearchControl& control,
                                     const ProgressSink<Rules>& report) {
    SearchControl whole(control, allowance_without_plies(control.budget(), control.can_be_stopped()));
    static_cast<void>(whole.visit());
    if (!solver_ || *solver_->board() != *state.board) {
        solver_.reset();
        bytes_ = affordable(hash_mb_ << 20);
        solver_ = std::make_unique<Solver>(state.board, bytes_, threads_);
    }
    const auto moves = solver_->solved_moves(state.legal, Solver::Scope::one_winning_move, whole);
    const auto winning = std::ranges::find(moves, std::optional(true), &SolvedMove::wins);
    const auto open = std::ranges::find(moves, std::optional<bool>(), &SolvedMove::wins);
    const bool won = winning != moves.end(), lost = !won && open == moves.end();
    const auto hardest = lost ? hardest_line(*solver_, state, moves, whole) : std::nullopt;
    const auto move = won ? winning->move : hardest ? hardest->move : lost ? moves.front().move : open->move;
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
        if (auto shortage = words_of_shortage(hash_mb_ << 20, bytes_); !shortage.empty())
            progress.words = std::move(shortage);
        report(progress);
    }
    return move;
}

} // namespace zugzwang::points
