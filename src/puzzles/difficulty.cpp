#include "puzzles/difficulty.hpp"

#include <algorithm>
#include <cmath>

#include "puzzles/puzzle.hpp"

namespace zugzwang::puzzles {

int effort_of(const PuzzleSight& sight) {
    constexpr double of_choice = 6, of_length = 8, of_search = 0.5, of_rung = 20, of_habit = 10;
    return static_cast<int>(std::lround(of_choice * std::log2(static_cast<double>(sight.moves)) +
                                        of_length * std::log2(1 + sight.left) + of_search * sight.search +
                                        of_rung * sight.rung + of_habit * (1 - sight.natural)));
}

int difficulty_of(int effort, const std::array<int, 4>& harder) {
    return easiest + static_cast<int>(std::ranges::count_if(harder, [&](int from) { return effort >= from; }));
}

} // namespace zugzwang::puzzles
