#include "games/points/think/hardest_line.hpp"

#include <algorithm>

namespace zugzwang::points {

std::optional<HardestLine> hardest_line(Solver& solver, const Rules::State& state, const std::vector<JudgedMove>& moves,
                                        SearchControl& control) {
    constexpr std::uint64_t nodes_for_answers = 5'000;
    std::optional<HardestLine> hardest;
    for (const auto& judged : moves) {
        if (control.must_stop()) break;
        SearchControl answering(control, {.nodes = nodes_for_answers});
        const auto left = Rules::after(state, judged.move).legal;
        const auto answers = solver.judged(left, Solver::Want::every_move, answering);
        const HardestLine line{
            .move = judged.move,
            .answers = static_cast<int>(answers.size()),
            .winning = static_cast<int>(std::ranges::count(answers, std::optional(true), &JudgedMove::wins)),
            .unknown = static_cast<int>(std::ranges::count(answers, std::optional<bool>(), &JudgedMove::wins))};
        if (!hardest || line.winning_share() < hardest->winning_share()) hardest = line;
    }
    return hardest;
}

} // namespace zugzwang::points
