// A node of the search: a part of the conflict graph with its options. Only part_search.hpp includes this.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <vector>

#include "games/points/think/conflict_graph.hpp"
#include "games/points/think/convex_parts.hpp"
#include "games/points/think/part_stack.hpp"
#include "games/points/think/small_graph.hpp"
#include "zugzwang/base/processor.hpp"

namespace zugzwang::points {

/// An option of a part, in the sense of combinatorial game theory: what a move leaves.
template <int Words>
struct PartOption {
    VertexSet<Words> rest;
    int size = 0;   ///< Vertices of the rest.
    int vertex = 0; ///< The move.
    PartSum sum{};
};

/// A part whose nim-value is searched for. Of the vertices with the same closed neighbourhood it keeps one.
template <int Words>
struct PartNode {
    Part<Words> part;
    std::vector<PartOption<Words>> options{}; ///< Without repetitions.
    std::size_t pushed = 0;                   ///< The number of options whose sums are on the stack.
};

/// The nim-value of a part that is all lines between points in convex position; empty for other parts.
template <int Words>
[[nodiscard]] std::optional<int> convex_nimber(const ConflictGraph<Words>& graph, const Part<Words>& part) {
    const auto points = points_of(graph, part.vertices);
    const int count = std::popcount(points);
    if (!graph.points || count < 3 || part.size != count * (count - 1) / 2) return std::nullopt;
    if (!are_convex(*graph.points, points)) return std::nullopt;
    return convex_nimbers[static_cast<std::size_t>(count)];
}

/// The canonical key of a part of at most SmallGraph::max_size vertices.
template <int Words>
[[nodiscard]] PartKey canonical_key_of(const ConflictGraph<Words>& graph, const Part<Words>& part) {
    return on_this_processor([&] {
        SmallGraph small;
        for_each_row(graph, part.vertices, [&](std::uint64_t row) {
            small.rows[static_cast<std::size_t>(small.size++)] = static_cast<std::uint32_t>(row);
        });
        return small.canonical_key();
    });
}

/// Without sums yet; the options with the fewest vertices come first.
template <int Words>
[[nodiscard]] PartNode<Words> node_of(const ConflictGraph<Words>& graph, const Part<Words>& part) {
    return on_this_processor([&] {
        // Counting sort by the size of the rest, then by the vertex.
        std::array<std::uint16_t, 64 * Words> sizes, order;
        std::array<std::uint16_t, 64 * Words + 1> places{};
        std::size_t count = 0;
        part.vertices.for_each([&](int vertex) {
            const auto taken = (part.vertices & graph.closed[static_cast<std::size_t>(vertex)]).size();
            sizes[count] = static_cast<std::uint16_t>(part.size - taken);
            ++places[sizes[count++] + 1U];
        });
        std::partial_sum(places.begin(), places.end(), places.begin());
        count = 0;
        part.vertices.for_each(
            [&](int vertex) { order[places[sizes[count++]]++] = static_cast<std::uint16_t>(vertex); });
        PartNode<Words> node{.part = part};
        auto& options = node.options;
        options.reserve(count);
        for (std::size_t place = 0; place < count; ++place) {
            const int vertex = order[place];
            const auto rest = part.vertices - graph.closed[static_cast<std::size_t>(vertex)];
            const int size = rest.size();
            bool is_new = true;
            for (auto at = options.size(); is_new && at-- > 0 && options[at].size == size;)
                is_new = options[at].rest != rest;
            if (is_new) options.push_back({.rest = rest, .size = size, .vertex = vertex});
        }
        if (static_cast<int>(options.size()) < part.size) {
            VertexSet<Words> representatives{};
            for (const auto& option : options)
                representatives.insert(option.vertex);
            node.part = connected_part(graph, representatives);
            for (auto& option : options)
                option.rest = option.rest & representatives;
        }
        return node;
    });
}

} // namespace zugzwang::points
