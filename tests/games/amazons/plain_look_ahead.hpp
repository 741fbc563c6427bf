// The look ahead of the seed once more, plain: every position judged anew, moves in the order in which they are found.
#pragma once

#include <algorithm>
#include <optional>

#include "games/amazons/think/board.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::amazons::plain {

inline constexpr int win = 1'000'000;

enum class Kind : std::uint8_t { every_branch, skipping };

class FixedDepth {
  public:
    FixedDepth(const Rules::State& state, Kind kind, SearchControl& control)
        : state_(state), board_(state), kind_(kind), control_(control) {}

    struct Found {
        Rules::Move move;
        int value = 0;
    };

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
    bool has_looked_ = false;
};

/// One move ahead, then two, up to `depth`.
inline FixedDepth::Found look_ahead(const Rules::State& state, int depth, Kind kind, SearchControl& control) {
    FixedDepth search(state, kind, control);
    FixedDepth::Found best{Rules::legal_moves(state).front(), 0};
    for (int ahead = 1; ahead <= depth; ++ahead) {
        const auto found = search.best(ahead);
        if (!found) break;
        best = *found;
    }
    return best;
}

} // namespace zugzwang::amazons::plain
