#include "games/points/think/hardest_line.hpp"

#include <algorithm>

namespace zugzwang::points {

std::optional<HardestLine> hardest_line(Solver& solver, const Rules::State& state, const std::vector<SolvedMove>& moves,
                                        SearchControl& control) {
    constexpr std::uint64_t nodes_for_answers = 5'000;
    std::optional<HardestLine> hardest;
    for (const auto& judged : moves) {
        if (control.must_stop()) break;
        SearchControl answering(control, {.nodes = nodes_for_answers});
        const auto left = Rules::after(state, judged.move).legal;
        const auto answers = solver.solved_moves(left, Solver::Scope::every_move, answering);
        const HardestLine line{
            .move = judged.move,
            .answers = static_cast<int>(answers.size()),
            .winning = static_cast<int>(std::ranges::count(answers, std::optional(true), &SolvedMove::wins)),
            .unknown = static_cast<int>(std::ranges::count(answers, std::optional<bool>(), &SolvedMove::wins))};
        if (!hardest || line.winning_share() < hardest->winning_share()) hardest = line;
    }
    return hardest;
}

} // namespace zugzwang::points
