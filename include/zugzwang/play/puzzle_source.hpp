// What a game brings to have puzzles: the boards to look for them on, and which moves are too plain to be asked for.
// All else about puzzles is the same for every game (src/puzzles).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace zugzwang {

/// All functions are pure, for any thread, and take texts of the rules.
struct PuzzleSource {
    using Options = std::vector<std::pair<std::string, std::string>>;

    std::vector<Options> boards;  ///< Options of a game, by id; each board is drawn as often as the others.
    bool at_the_start = false;    ///< The puzzle is the position that a game begins with.
    std::size_t fewest_moves = 2; ///< That there must be to choose from.
    std::uint64_t nodes = 40'000; ///< Each position must be solved in so many.
    std::array<int, 4> harder{};  ///< The effort from which on the difficulty is 2, 3, 4, 5.
    /// Whether a beginner makes that move without thinking.
    std::function<bool(const std::string& position, const std::string& move)> is_obvious{};
    /// How far one must look to see the only winning move. Empty: told by the nodes that the strongest player needs.
    std::function<int(const std::string& position, const std::string& move)> search{};
};

} // namespace zugzwang
