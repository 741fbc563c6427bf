// How many moves a side's queens need to each square, found one square at a time.
#pragma once

#include <map>
#include <vector>

#include "games/amazons/rules.hpp"

namespace zugzwang::amazons::slow {

/// By square, 1 for what is reached in one move; squares that are not reached are not in it.
inline std::map<Square, int> distances(const Rules::State& state, Side side, int longest) {
    std::map<Square, int> found;
    const auto taken = taken_squares(state);
    std::vector<Square> from;
    for (const Square queen : queens_of(state, side))
        from.push_back(queen);
    for (int distance = 1; !from.empty(); ++distance) {
        std::vector<Square> next;
        for (const Square start : from) {
            for (std::size_t direction = 0; direction < 8; ++direction) {
                int file = file_of(start), rank = rank_of(start);
                for (int step = 0; step < longest; ++step) {
                    file += file_steps[direction];
                    rank += rank_steps[direction];
                    if (file < 0 || rank < 0 || file >= state.files || rank >= state.ranks) break;
                    if (taken.has(square_at(file, rank))) break;
                    if (found.emplace(square_at(file, rank), distance).second) next.push_back(square_at(file, rank));
                }
            }
        }
        from = next;
    }
    return found;
}

} // namespace zugzwang::amazons::slow
