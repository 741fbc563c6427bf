// The seed's search once more, plainly: every position is evaluated from scratch, and moves come as they are generated.
#pragma once

#include "games/amazons/think/board.hpp"
#include "support/standard.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::amazons::plain {

inline constexpr int win = 1'000'000;

enum class Kind : std::uint8_t { minimax, alpha_beta };

class FixedDepthSearch {
  public:
    FixedDepthSearch(const Rules::State& state, Kind kind, SearchControl& control)
        : state_(state), board_(state), kind_(kind), control_(control) {}

    struct BestMove {
        Rules::Move move;
        int value = 0;
    };

    [[nodiscard]] std::optional<BestMove> best(int depth) {
        std::optional<BestMove> best;
        for (const auto& move : Rules::legal_moves(state_)) {
            board_.make(move);
            const int min = best ? best->value : -win;
            const int value = -this->value(depth - 1, 1, -win, kind_ == Kind::alpha_beta ? -min : win);
            board_.take_back(move);
            if (control_.stopped()) return depth == 1 ? best : std::nullopt;
            if (!best || value > best->value) best = BestMove{move, value};
        }
        return best;
    }

  private:
    [[nodiscard]] int value(int depth, int ply, int alpha, int beta) {
        const bool counted = has_visited_ ? control_.visit() : control_.visit_regardless();
        has_visited_ = true;
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
            return !control_.stopped() && (kind_ == Kind::minimax || best < beta);
        });
        return best;
    }

    const Rules::State& state_;
    Board board_;
    Kind kind_;
    SearchControl& control_;
    bool has_visited_ = false;
};

/// To depth 1, then 2, up to `depth`.
inline FixedDepthSearch::BestMove iterative_deepening(const Rules::State& state, int depth, Kind kind,
                                                      SearchControl& control) {
    FixedDepthSearch search(state, kind, control);
    FixedDepthSearch::BestMove best{Rules::legal_moves(state).front(), 0};
    for (int iteration = 1; iteration <= depth; ++iteration) {
        const auto result = search.best(iteration);
        if (!result) break;
        best = *result;
    }
    return best;
}

} // namespace zugzwang::amazons::plain
