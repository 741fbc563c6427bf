#include "positions.hpp"

#include "games/points/layouts.hpp"
#include "games/points/think/solver.hpp"
#include "support/both_processors.hpp"

TEST_CASE("points: every processor searches the same nodes and judges the same", "[points][solver][slow]") {
    for (const int count : {6, 12, 16, 24, 40, 60}) { // from one word of vertices to 28
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto state = R::initial({points_of(Layout::random, count, seed)});
            CAPTURE(count, seed);
            const auto [narrow, wide] = testing::on_both_processors([&] {
                Solver solver(state.board, std::size_t{4} << 20);
                SearchControl control({.nodes = 2000});
                std::vector<std::pair<Segment, int>> judged;
                for (const auto& move : solver.solved_moves(state.legal, Solver::Scope::every_move, control))
                    judged.emplace_back(move.move, 3 * move.unsolved_size + (move.wins ? 1 + *move.wins : 0));
                return std::pair(judged, control.nodes());
            });
            CHECK(narrow == wide);
        }
    }
}
