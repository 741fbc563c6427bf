// The graph that Points is really played on: a vertex for each segment that can be drawn, an edge where two of them
// touch. A move takes a vertex and its neighbours away (Node Kayles, Schaefer 1978; Bodlaender & Kratsch 2002), and the
// connected components are games of their own, whatever zones their points are in.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/points/rules.hpp"

namespace zugzwang::points {

/// A set of vertices, `Words` times 64 of them at most.
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
    friend bool operator==(const VertexSet&, const VertexSet&) = default;
};

/// Names a set of segments of one board: the sum (exclusive or) of the fixed random 128-bit numbers of its segments.
/// Two different sets share a key with chance 2^-128, so among 2^32 sets in one search there is such a pair with chance
/// below 2^-64: beyond doubt, and needing no verification.
struct PartKey {
    std::uint64_t high = 0, low = 0;

    PartKey& operator^=(const PartKey& key) {
        high ^= key.high;
        low ^= key.low;
        return *this;
    }
    friend bool operator==(const PartKey&, const PartKey&) = default;
};

template <int Words>
struct ConflictGraph {
    std::vector<VertexSet<Words>> closed; ///< Of each vertex: itself and its neighbours, what drawing it takes away.
    std::vector<PartKey> keys;            ///< Of each vertex.
    std::vector<PointSet> ends;           ///< Of each vertex: the two points that it joins.

    /// The graph of some of the vertices, numbered anew in the same order; there are at most 64 of them.
    [[nodiscard]] ConflictGraph<1> narrowed(const VertexSet<Words>& part) const {
        std::array<std::uint8_t, Words * 64> rank{}; // of each vertex of the part among them
        ConflictGraph<1> graph;
        part.for_each([&](int vertex) {
            const auto v = static_cast<std::size_t>(vertex);
            rank[v] = static_cast<std::uint8_t>(graph.keys.size());
            graph.keys.push_back(keys[v]);
            graph.ends.push_back(ends[v]);
        });
        part.for_each([&](int vertex) {
            VertexSet<1> near;
            const auto& row = closed[static_cast<std::size_t>(vertex)];
            for (std::size_t i = 0; i < Words; ++i) {
                for (auto word = row.words[i] & part.words[i]; word != 0; word &= word - 1) {
                    near.insert(rank[i * 64 + static_cast<std::size_t>(std::countr_zero(word))]);
                }
            }
            graph.closed.push_back(near);
        });
        return graph;
    }
};

/// A connected component.
template <int Words>
struct Part {
    VertexSet<Words> vertices;
    PartKey key;
    int size = 0;      ///< Vertices, at least 1.
    int max_moves = 0; ///< Each move uses two of its points up, so neither play nor nim-value goes beyond this.
};

/// Calls `act(part)` for each connected component of the vertices.
template <int Words, class Act>
void for_each_part(const ConflictGraph<Words>& graph, VertexSet<Words> left, Act act) {
    for (std::size_t from = 0; from < Words;) {
        if (left.words[from] == 0) {
            ++from;
            continue;
        }
        Part<Words> part;
        auto& reached = part.vertices.words;
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
        PointSet points = 0;
        part.vertices.for_each([&](int vertex) {
            part.key ^= graph.keys[static_cast<std::size_t>(vertex)];
            points |= graph.ends[static_cast<std::size_t>(vertex)];
            ++part.size;
        });
        part.max_moves = std::popcount(points) / 2;
        act(part);
    }
}

} // namespace zugzwang::points
