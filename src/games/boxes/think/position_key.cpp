#include "games/boxes/think/position_key.hpp"

#include <algorithm>
#include <array>

#include "games/boxes/symmetry.hpp"
#include "zugzwang/base/hash.hpp"

namespace zugzwang::boxes {

/// Each line has a word (A. Zobrist, A New Hashing Method with Application for Game Playing, 1970); of the sums of all
/// mirror images the lowest stands for them.
std::uint64_t position_key(const Rules::State& state) {
    const auto& grid = state.grid;
    const auto symmetries = static_cast<std::size_t>(symmetry_count(grid));
    std::array<std::uint64_t, 8> sums{};
    for (int edge = 0; edge < grid.edges(); ++edge) {
        if (!state.drawn[static_cast<std::size_t>(edge)]) continue;
        for (std::size_t symmetry = 0; symmetry < symmetries; ++symmetry)
            sums[symmetry] ^=
                splitmix(static_cast<std::uint64_t>(image_of_edge(grid, edge, static_cast<int>(symmetry))));
    }
    auto word = *std::min_element(sums.begin(), sums.begin() + static_cast<std::ptrdiff_t>(symmetries));
    word = joined(word, static_cast<std::uint64_t>(grid.rows * (max_columns + 1) + grid.columns));
    word = joined(word, state.of_second.count());
    return joined(word, static_cast<std::uint64_t>(state.to_move));
}

} // namespace zugzwang::boxes
