// The images of a position of Boxes when the board is turned and mirrored, made by its dots alone.
#pragma once

#include <vector>

#include "games/boxes/rules.hpp"

namespace zugzwang::boxes {

/// A quarter turn to the left; of a board that need not be a square.
[[nodiscard]] inline Rules::State turned_left(const Rules::State& state) {
    const auto& grid = state.grid;
    Rules::State result{.grid = {grid.columns, grid.rows}, .drawn = {}, .of_second = {}, .to_move = state.to_move};
    const auto to = [&](Dot dot) { return Dot{grid.rows - dot.y, dot.x}; };
    for (int edge = 0; edge < grid.edges(); ++edge) {
        if (!state.drawn[static_cast<std::size_t>(edge)]) continue;
        const auto place = result.grid.edge_index(to(grid.start_of(edge)), to(grid.end_of(edge)));
        result.drawn.set(static_cast<std::size_t>(*place));
    }
    for (int box = 0; box < grid.boxes(); ++box) {
        const int x = box % grid.columns, y = box / grid.columns;
        if (state.of_second[static_cast<std::size_t>(box)])
            result.of_second.set(static_cast<std::size_t>(result.grid.box_index(grid.rows - 1 - y, x)));
    }
    return result;
}

/// Left and right exchanged.
[[nodiscard]] inline Rules::State flipped(const Rules::State& state) {
    const auto& grid = state.grid;
    Rules::State result{.grid = grid, .drawn = {}, .of_second = {}, .to_move = state.to_move};
    const auto to = [&](Dot dot) { return Dot{grid.columns - dot.x, dot.y}; };
    for (int edge = 0; edge < grid.edges(); ++edge) {
        if (!state.drawn[static_cast<std::size_t>(edge)]) continue;
        const auto place = grid.edge_index(to(grid.start_of(edge)), to(grid.end_of(edge)));
        result.drawn.set(static_cast<std::size_t>(*place));
    }
    for (int box = 0; box < grid.boxes(); ++box) {
        const int x = box % grid.columns, y = box / grid.columns;
        if (state.of_second[static_cast<std::size_t>(box)])
            result.of_second.set(static_cast<std::size_t>(grid.box_index(grid.columns - 1 - x, y)));
    }
    return result;
}

/// All that lie on it, itself among them.
[[nodiscard]] inline std::vector<Rules::State> images(const Rules::State& state) {
    const bool is_square = state.grid.rows == state.grid.columns;
    std::vector<Rules::State> all{state};
    for (int turns = 1; turns < (is_square ? 4 : 2); ++turns)
        all.push_back(is_square ? turned_left(all.back()) : turned_left(turned_left(all.back())));
    for (std::size_t index = 0, count = all.size(); index < count; ++index)
        all.push_back(flipped(all[index]));
    return all;
}

} // namespace zugzwang::boxes
