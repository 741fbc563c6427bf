#include "games/points/think/tiny_graphs.hpp"

#include "positions.hpp"

namespace {

TinyGraphs::Rows joined(TinyGraphs::Rows rows, int one, int two) {
    rows[static_cast<std::size_t>(one)] |= 1U << two;
    rows[static_cast<std::size_t>(two)] |= 1U << one;
    return rows;
}

TinyGraphs::Rows without_edges(int size) {
    TinyGraphs::Rows rows{};
    for (int vertex = 0; vertex < size; ++vertex)
        rows = joined(rows, vertex, vertex);
    return rows;
}

/// By the rules alone, over sets of the vertices that are left.
int plain_nimber(const TinyGraphs::Rows& rows, std::uint32_t left) {
    std::uint32_t reached = 0;
    for (auto moves = left; moves != 0; moves &= moves - 1)
        reached |= 1U << plain_nimber(rows, left & ~rows[static_cast<std::size_t>(std::countr_zero(moves))]);
    return std::countr_one(reached);
}

} // namespace

TEST_CASE("points: the table of tiny graphs agrees with plain play on all of them", "[points][solver]") {
    const auto& tiny = TinyGraphs::all();
    for (int size = 0; size <= TinyGraphs::max_size; ++size) {
        bool same = true;
        for (std::uint32_t edges = 0; edges < 1U << size * (size - 1) / 2; ++edges) {
            auto rows = without_edges(size);
            int edge = 0;
            for (int one = 0; one < size; ++one) {
                for (int two = 0; two < one; ++two, ++edge) {
                    if ((edges >> edge & 1U) != 0) rows = joined(rows, one, two);
                }
            }
            same = same && tiny.nimber(rows, size) == plain_nimber(rows, (1U << size) - 1);
        }
        INFO(size);
        CHECK(same);
    }
}

TEST_CASE("points: tiny paths are Dawson's Chess, tiny cycles and cliques end as they must", "[points][solver]") {
    const auto& tiny = TinyGraphs::all();
    // The octal game 0.137 (Guy and Smith, The G-values of various games, 1956).
    constexpr std::array paths{0, 1, 1, 2, 0, 3, 1};
    for (int size = 1; size <= TinyGraphs::max_size; ++size) {
        auto path = without_edges(size), clique = path;
        for (int vertex = 1; vertex < size; ++vertex) {
            path = joined(path, vertex - 1, vertex);
            for (int before = 0; before < vertex; ++before)
                clique = joined(clique, before, vertex);
        }
        CHECK(tiny.nimber(path, size) == paths[static_cast<std::size_t>(size)]);
        CHECK(tiny.nimber(clique, size) == 1);
        // Any move in a cycle leaves a path of three fewer.
        const auto cycle = joined(path, 0, size - 1);
        if (size >= 3) CHECK(tiny.nimber(cycle, size) == (paths[static_cast<std::size_t>(size - 3)] == 0 ? 1 : 0));
    }
}
