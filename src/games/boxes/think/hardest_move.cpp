#include "games/boxes/think/hardest_move.hpp"

#include <cassert>

namespace zugzwang::boxes {

Rules::Move hardest_to_answer(Solver& solver, const Rules::State& state, int value,
                              const std::vector<Rules::Move>& moves, SearchControl& control) {
    assert(!moves.empty());
    Rules::Move hardest = moves.front();
    double min_share = 2;
    for (const auto& move : moves) {
        const auto after = Rules::after(state, move);
        const auto answers = solver.best_moves(after, -value, control);
        if (control.stopped()) break;
        const double share = static_cast<double>(answers.size()) / Rules::lines_left(after);
        if (share < min_share) {
            min_share = share;
            hardest = move;
        }
    }
    return hardest;
}

} // namespace zugzwang::boxes
