#include "games/amazons/think/players.hpp"

#include <optional>

#include "games/amazons/think/board.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::amazons {
namespace {

constexpr int win = 1'000'000;

/// One fixed-depth search, with or without skipping what cannot matter.
class FixedDepth {
  public:
    enum class Kind : std::uint8_t { every_branch, skipping };

    FixedDepth(const Rules::State& state, Kind kind, SearchControl& control)
        : state_(state), board_(state), kind_(kind), control_(control) {}

    struct Found {
        Rules::Move move;
        int value = 0;
    };

    /// The first of the best moves; empty when it was stopped before it knew. One move ahead it answers all the same,
    /// with the best that it had seen by then: the first move is always looked at, unless there are no nodes at all.
    [[nodiscard]] std::optional<Found> best(int depth) {
        std::optional<Found> best;
        for (const auto& move : Rules::legal_moves(state_)) {
            board_.make(move);
            const int min = best ? best->value : -win;
            const int value = -this->value(depth - 1, 1, -win, kind_ == Kind::skipping ? -min : win);
            board_.take_back(move);
            if (control_.stopped()) return depth == 1 ? best : std::nullopt;
            if (!best || value > best->value) best = Found{move, value};
        }
        return best;
    }

  private:
    /// Of the position on the board for the side to move, `ply` moves below the root. When skipping, a value at or
    /// beyond a bound only says that it lies there.
    [[nodiscard]] int value(int depth, int ply, int alpha, int beta) {
        const bool counted = has_looked_ ? control_.visit() : control_.visit_all_the_same();
        has_looked_ = true;
        if (!counted) return 0;
        const auto side = board_.to_move();
        const int own = board_.steps(side);
        if (own == 0) return ply - win;
        if (depth == 0) return own - board_.steps(other(side));
        int best = -win;
        board_.for_each_move([&](const Rules::Move& move) {
            board_.make(move);
            best = std::max(best, -value(depth - 1, ply + 1, -beta, -std::max(alpha, best)));
            board_.take_back(move);
            return !control_.stopped() && (kind_ == Kind::every_branch || best < beta);
        });
        return best;
    }

    const Rules::State& state_;
    Board board_;
    Kind kind_;
    SearchControl& control_;
    bool has_looked_ = false; ///< At a position, however soon it was told to stop.
};

Rules::Move look_ahead(const Rules::State& state, int depth, FixedDepth::Kind kind, SearchControl& control,
                       const ProgressSink<Rules>& report) {
    FixedDepth search(state, kind, control);
    auto best = Rules::legal_moves(state).front();
    if (control.budget().depth > 0) depth = std::min(depth, control.budget().depth);
    for (int ahead = 1; ahead <= depth; ++ahead) {
        const auto found = search.best(ahead);
        if (!found) break;
        best = found->move;
        const bool decided = std::abs(found->value) > win / 2;
        if (!report) continue;
        const auto mover = state.to_move;
        report({.depth = ahead,
                .nodes = control.nodes(),
                .score = static_cast<double>(found->value),
                .chance = decided ? std::optional(found->value > 0 ? 1.0 : 0.0) : std::nullopt,
                .proven =
                    decided ? std::optional(Outcome{.winner = found->value > 0 ? mover : other(mover)}) : std::nullopt,
                .line = {best},
                .words = tr_n("looks {n} move ahead", "looks {n} moves ahead", ahead)});
    }
    return best;
}

} // namespace

Result<Rules::Move> Minimax::choose(const Rules::State& state, SearchControl& control,
                                    const ProgressSink<Rules>& report) {
    return look_ahead(state, depth_, FixedDepth::Kind::every_branch, control, report);
}

Result<Rules::Move> AlphaBeta::choose(const Rules::State& state, SearchControl& control,
                                      const ProgressSink<Rules>& report) {
    return look_ahead(state, depth_, FixedDepth::Kind::skipping, control, report);
}

} // namespace zugzwang::amazons
