// What the solver says of a whole position, for tests.
#pragma once

#include "brute_force.hpp"
#include "games/points/think/solver.hpp"
#include "support/catch.hpp"

namespace zugzwang::points {

inline constexpr std::size_t table_bytes = std::size_t{8} << 20;

inline std::uint32_t nim_value(const Rules::State& state) {
    Solver solver(state.board, table_bytes);
    return *solver.nim_value(state.legal, Unlimited());
}

inline std::vector<Segment> winning_moves(const Rules::State& state) {
    Solver solver(state.board, table_bytes);
    std::vector<Segment> moves;
    for (const auto& judged : solver.solved_moves(state.legal, Solver::Scope::every_move, Unlimited())) {
        REQUIRE(judged.wins.has_value());
        if (*judged.wins) moves.push_back(judged.move);
    }
    std::sort(moves.begin(), moves.end());
    return moves;
}

} // namespace zugzwang::points
