// How hard the only right move of a position is to see, and which wrong ones look better: asked of the game's own
// players.
#pragma once

#include <string>
#include <vector>

#include "zugzwang/play/game.hpp"

namespace zugzwang::puzzles {

inline constexpr int max_effort = 32;

struct Sight {
    int effort = 0; ///< 0 to max_effort, or as PuzzleSource::effort says.
    std::vector<std::string>
        tempting; ///< Wrong moves that a player of the game made, each once, the strongest's first.
};

/// Asks the strongest player with 8 nodes, then with √2 times as many each time: the effort is the number of the try in
/// which it makes the move and knows that it wins, so that it keeps to it from then on; max_effort where it never
/// does. Nodes alone decide, so the answer is the same everywhere. Requires the position of a game that has puzzles,
/// and a legal move.
[[nodiscard]] Sight sight_of(const Game& game, const std::string& position, const std::string& solution);

} // namespace zugzwang::puzzles
