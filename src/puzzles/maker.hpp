// Makes puzzles from seeded play: positions of games between our own players, of which the solver proves that exactly
// one move wins.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "puzzles/puzzle.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::puzzles {

struct MakerRequest {
    const Game* game = nullptr; ///< One that has puzzles.
    std::uint64_t seed = 1;
    std::size_t count = 1; ///< As many of each difficulty as of the others.
};

/// The puzzles of the game played from that seed: one at most, and those that it turns into for the other side. The
/// same everywhere: only nodes limit the work.
[[nodiscard]] std::vector<Puzzle> puzzles_from(const Game& game, std::uint64_t seed);

/// Makes puzzles, no position twice, and tells each; stops when `told` answers false. Answers how many were told: fewer
/// than asked for where the games of the seed do not have them.
std::size_t make_puzzles(const MakerRequest& request, const std::function<bool(const Puzzle&)>& told);

} // namespace zugzwang::puzzles
