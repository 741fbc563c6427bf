#include "puzzles/puzzle.hpp"

#include <algorithm>

namespace zugzwang::puzzles {

std::size_t move_count(const Puzzle& puzzle) {
    std::size_t count = 1;
    for (const auto& refutation : puzzle.refutations)
        count += refutation.moves.size();
    return count;
}

const Refutation* refutation_of(const Puzzle& puzzle, const std::string& move) {
    const auto found = std::ranges::find_if(puzzle.refutations, [&](const Refutation& refutation) {
        return std::ranges::find(refutation.moves, move) != refutation.moves.end();
    });
    return found == puzzle.refutations.end() ? nullptr : &*found;
}

} // namespace zugzwang::puzzles
