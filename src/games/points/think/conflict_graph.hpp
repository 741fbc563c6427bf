// The conflict graph of Points: a vertex for each segment that can be drawn, an edge where two of them touch. A move
// removes a vertex and its neighbours (Node Kayles, Schaefer 1978; Bodlaender & Kratsch 2002), and the connected
// components are independent games, whatever zones their points are in.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/points/rules.hpp"
#include "games/points/think/part_keys.hpp"

namespace zugzwang::points {

/// A set of at most 64 · `Words` vertices.
template <int Words>
struct VertexSet {
    std::array<std::uint64_t, Words> words{};

    [[nodiscard]] bool contains(int vertex) const {
        return (words[static_cast<std::size_t>(vertex) / 64] >> (vertex % 64) & 1U) != 0;
    }
    void insert(int vertex) { words[static_cast<std::size_t>(vertex) / 64] |= std::uint64_t{1} << (vertex % 64); }
    [[nodiscard]] bool empty() const {
        std::uint64_t any = 0;
        for (const auto word : words)
            any |= word;
        return any == 0;
    }
    [[nodiscard]] int size() const {
        int count = 0;
        for (const auto word : words)
            count += std::popcount(word);
        return count;
    }
    /// Calls `act(vertex)` for each, ascending.
    template <class Act>
    void for_each(Act act) const {
        for (std::size_t i = 0; i < Words; ++i) {
            for (auto word = words[i]; word != 0; word &= word - 1) {
                act(static_cast<int>(i * 64) + std::countr_zero(word));
            }
        }
    }
    friend VertexSet operator-(VertexSet set, const VertexSet& without) {
        for (std::size_t i = 0; i < Words; ++i)
            set.words[i] &= ~without.words[i];
        return set;
    }
    friend VertexSet operator&(VertexSet set, const VertexSet& with) {
        for (std::size_t i = 0; i < Words; ++i)
            set.words[i] &= with.words[i];
        return set;
    }
    friend bool operator==(const VertexSet& one, const VertexSet& other) {
        std::uint64_t different = 0;
        for (std::size_t i = 0; i < Words; ++i)
            different |= one.words[i] ^ other.words[i];
        return different == 0;
    }
};

template <int Words>
struct ConflictGraph {
    std::vector<VertexSet<Words>> closed;       ///< The closed neighbourhoods: each vertex with its neighbours.
    std::vector<PartKey> keys;                  ///< Zobrist keys of the vertices, for sets of more than 64.
    std::vector<PointSet> ends;                 ///< The two points that each vertex joins.
    const std::vector<Point>* points = nullptr; ///< Of the board; null for a graph without a board.
};

/// A connected component.
template <int Words>
struct Part {
    VertexSet<Words> vertices;
    PartKey key;
    int size = 0; ///< Vertices, at least 1.
};

/// Calls `act(row)` with each row of the part's adjacency matrix: a vertex and its neighbours, numbered within the
/// part. Requires at most 64 vertices.
template <int Words, class Act>
void for_each_row(const ConflictGraph<Words>& graph, const VertexSet<Words>& part, Act act) {
    part.for_each([&](int vertex) {
        const auto& near = graph.closed[static_cast<std::size_t>(vertex)].words;
        std::uint64_t row = 0;
        int places = 0;
        for (std::size_t i = 0; i < Words; ++i) {
            if (part.words[i] == 0) continue;
            row |= extracted(near[i], part.words[i]) << (places & 63);
            if (Words > 1) places += std::popcount(part.words[i]);
        }
        act(row);
    });
}

/// The subgraph of some vertices, renumbered in the same order. Requires that they fit into the narrower set.
template <int Narrow, int Words>
[[nodiscard]] ConflictGraph<Narrow> narrowed(const ConflictGraph<Words>& graph, const VertexSet<Words>& part) {
    ConflictGraph<Narrow> narrow;
    const auto size = static_cast<std::size_t>(part.size());
    narrow.points = graph.points;
    narrow.closed.reserve(size);
    narrow.keys.reserve(size);
    narrow.ends.reserve(size);
    part.for_each([&](int vertex) {
        const auto& near = graph.closed[static_cast<std::size_t>(vertex)].words;
        auto& row = narrow.closed.emplace_back().words;
        std::size_t place = 0;
        for (std::size_t i = 0; i < Words; ++i) {
            if (part.words[i] == 0) continue;
            const auto bits = extracted(near[i], part.words[i]);
            row[place / 64] |= bits << (place % 64);
            const auto above = place % 64 == 0 ? 0 : bits >> (64 - place % 64);
            if (above != 0) row[place / 64 + 1] |= above;
            place += static_cast<std::size_t>(std::popcount(part.words[i]));
        }
        narrow.keys.push_back(graph.keys[static_cast<std::size_t>(vertex)]);
        narrow.ends.push_back(graph.ends[static_cast<std::size_t>(vertex)]);
    });
    return narrow;
}

/// The part of these vertices, which are connected.
template <int Words>
[[nodiscard]] Part<Words> connected_part(const ConflictGraph<Words>& graph, const VertexSet<Words>& vertices) {
    Part<Words> part{.vertices = vertices, .key = {}, .size = vertices.size()};
    if (part.size <= 64) {
        RowsHash hash;
        for_each_row(graph, vertices, [&](std::uint64_t row) { hash.add(row); });
        part.key = hash.key();
    } else {
        vertices.for_each([&](int vertex) { part.key ^= graph.keys[static_cast<std::size_t>(vertex)]; });
    }
    return part;
}

/// The end points of the vertices' segments.
template <int Words>
[[nodiscard]] PointSet points_of(const ConflictGraph<Words>& graph, const VertexSet<Words>& vertices) {
    PointSet points = 0;
    vertices.for_each([&](int vertex) { points |= graph.ends[static_cast<std::size_t>(vertex)]; });
    return points;
}

/// An upper bound of the number of moves and of the nim-value: each move uses up two of the points.
template <int Words>
[[nodiscard]] int max_moves(const ConflictGraph<Words>& graph, const VertexSet<Words>& vertices) {
    return std::popcount(points_of(graph, vertices)) / 2;
}

/// Calls `act(vertices)` for each connected component.
template <int Words, class Act>
void for_each_component(const ConflictGraph<Words>& graph, VertexSet<Words> left, Act act) {
    for (std::size_t from = 0; from < Words;) {
        if (left.words[from] == 0) {
            ++from;
            continue;
        }
        VertexSet<Words> component{};
        auto& reached = component.words;
        auto frontier = VertexSet<Words>{};
        const auto lowest = left.words[from] & -left.words[from];
        left.words[from] ^= lowest;
        frontier.words[from] = reached[from] = lowest;
        std::uint64_t unreached = 1;
        for (std::size_t word = from; word < Words && unreached != 0;) {
            if (frontier.words[word] == 0) {
                ++word;
                continue;
            }
            const auto vertex = word * 64 + static_cast<std::size_t>(std::countr_zero(frontier.words[word]));
            frontier.words[word] &= frontier.words[word] - 1;
            unreached = 0;
            for (std::size_t i = from; i < Words; ++i) {
                const auto fresh = graph.closed[vertex].words[i] & left.words[i];
                left.words[i] ^= fresh;
                reached[i] |= fresh;
                frontier.words[i] |= fresh;
                unreached |= left.words[i];
                if (fresh != 0 && i < word) word = i;
            }
        }
        act(component);
    }
}

/// Calls `act(part)` for each connected component of the vertices.
template <int Words, class Act>
void for_each_part(const ConflictGraph<Words>& graph, const VertexSet<Words>& vertices, Act act) {
    for_each_component(graph, vertices,
                       [&](const VertexSet<Words>& component) { act(connected_part(graph, component)); });
}

} // namespace zugzwang::points
