// The symmetries of a board: numbered 0 to 3 for every rectangle, to 7 for a square; 0 leaves all where it is.
#pragma once

#include <algorithm>
#include <utility>

#include "games/boxes/grid.hpp"

namespace zugzwang::boxes {

[[nodiscard]] constexpr int symmetry_count(const Grid& grid) { return grid.rows == grid.columns ? 8 : 4; }

[[nodiscard]] constexpr Dot image(const Grid& grid, Dot dot, int symmetry) {
    if ((symmetry & 1) != 0) dot.x = grid.columns - dot.x;
    if ((symmetry & 2) != 0) dot.y = grid.rows - dot.y;
    if ((symmetry & 4) != 0) std::swap(dot.x, dot.y);
    return dot;
}

[[nodiscard]] constexpr int image_of_box(const Grid& grid, int box, int symmetry) {
    const Dot low{box % grid.columns, box / grid.columns};
    const Dot a = image(grid, low, symmetry);
    const Dot b = image(grid, {low.x + 1, low.y + 1}, symmetry);
    return grid.box_index(std::min(a.x, b.x), std::min(a.y, b.y));
}

[[nodiscard]] constexpr int image_of_edge(const Grid& grid, int edge, int symmetry) {
    return *grid.edge_index(image(grid, grid.start_of(edge), symmetry), image(grid, grid.end_of(edge), symmetry));
}

} // namespace zugzwang::boxes
