// A hash of a set of strings as a graph: the same wherever on the board the strings lie.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "games/boxes/think/strings.hpp"
#include "zugzwang/base/hash.hpp"

namespace zugzwang::boxes {

/// Coins with three or four strings are joints. A run between two joints, or between a joint and the ground, is an edge
/// whose length is its number of coins. Joints are coloured in rounds, each time by the colours of their neighbours
/// (Weisfeiler and Leman, 1968); those that still look alike are told apart by their order on the board. The hash is
/// made of all edges and the colours at their ends. So different graphs have different hashes except with probability
/// 2^-63; equal graphs have equal hashes, except some in which joints look alike. One thread at a time.
class GraphHash {
  public:
    /// Requires at most 64 strings, and that every coin left has at least two. The highest bit is set.
    template <class Graph>
    [[nodiscard]] std::uint64_t of(const Graph& graph, const typename Graph::Set& left) {
        list_joints(graph, left);
        auto rest = left;
        for (std::size_t joint = 0; joint < joints_; ++joint)
            list_edges(graph, left, joint, rest);
        std::uint64_t sum = sum_of_runs(graph, left, rest);
        for (int round = 0; round < rounds; ++round)
            recolour();
        separate_equal_colours();
        for (std::size_t joint = 0; joint < joints_; ++joint) {
            for (std::size_t edge = 0; edge < degree_[joint]; ++edge)
                sum += mixed(colour_[joint] * golden_word + edge_hash(joint, edge));
        }
        return mixed(sum) | std::uint64_t{1} << 63;
    }

  private:
    static constexpr int rounds = 3;
    static constexpr std::size_t max_joints = 42; ///< Each has three strings, and each string has two ends.
    static constexpr std::size_t ground_index = max_joints;

    struct Edge {
        std::size_t to = 0;
        std::uint64_t length = 0;
    };
    struct End {
        int coin = 0, length = 0;
    };

    [[nodiscard]] static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    template <class Graph>
    void list_joints(const Graph& graph, const typename Graph::Set& left) {
        joints_ = 0;
        colour_[ground_index] = 1;
        for (int coin = 0; coin < graph.coins(); ++coin) {
            const int degree = graph.degree(left, coin);
            if (degree < 3) continue;
            assert(joints_ < max_joints);
            coin_of_[joints_] = coin;
            degree_[joints_] = at(degree);
            colour_[joints_] = at(degree);
            joint_of_[at(coin)] = static_cast<std::uint8_t>(joints_++);
        }
    }
    template <class Graph>
    void list_edges(const Graph& graph, const typename Graph::Set& left, std::size_t joint, typename Graph::Set& rest) {
        const int coin = coin_of_[joint];
        std::size_t edge = 0;
        (graph.around(coin) & left).for_each([&](int string) {
            const End end = walk(graph, left, coin, string, rest);
            edges_[joint][edge++] = {end.coin == ground ? ground_index : joint_of_[at(end.coin)],
                                     static_cast<std::uint64_t>(end.length + 1) << 40};
        });
    }
    /// Over the runs without a joint: all that is left in `rest`.
    template <class Graph>
    [[nodiscard]] static std::uint64_t sum_of_runs(const Graph& graph, const typename Graph::Set& left,
                                                   typename Graph::Set& rest) {
        std::uint64_t sum = 0;
        while (!rest.empty()) {
            const int coin = graph.ends(rest.first())[0];
            int length = 1;
            bool is_loop = false;
            (graph.around(coin) & left).for_each([&](int way) {
                if (is_loop) return;
                const End end = walk(graph, left, coin, way, rest);
                length += end.length;
                is_loop = end.coin == coin;
            });
            sum += splitmix(at(2 * length + (is_loop ? 1 : 0)));
        }
        return sum;
    }
    /// Follows links until there are no more or the loop is closed; removes the strings on the way from `rest`.
    template <class Graph>
    [[nodiscard]] static End walk(const Graph& graph, const typename Graph::Set& left, int from, int string,
                                  typename Graph::Set& rest) {
        End end{.coin = from};
        for (;;) {
            rest.erase(string);
            end.coin = graph.other_end(string, end.coin);
            if (end.coin == ground || end.coin == from) return end;
            auto both = graph.around(end.coin) & left;
            if (both.size() != 2) return end;
            ++end.length;
            both.erase(string);
            string = both.first();
        }
    }

    [[nodiscard]] std::uint64_t edge_hash(std::size_t joint, std::size_t edge) const {
        const Edge& neighbour = edges_[joint][edge];
        const std::uint64_t word = (colour_[neighbour.to] + neighbour.length) * 0xA0761D6478BD642FU;
        return word ^ (word >> 32);
    }
    void recolour() {
        std::array<std::uint64_t, max_joints> next;
        for (std::size_t joint = 0; joint < joints_; ++joint) {
            std::uint64_t sum = colour_[joint] * golden_word;
            for (std::size_t edge = 0; edge < degree_[joint]; ++edge)
                sum += edge_hash(joint, edge) * 0xE7037ED1A0B428DBU;
            next[joint] = sum ^ (sum >> 29);
        }
        std::copy_n(next.begin(), joints_, colour_.begin());
    }
    void separate_equal_colours() {
        std::array<std::uint64_t, max_joints> equals_before;
        for (std::size_t joint = 0; joint < joints_; ++joint)
            equals_before[joint] = static_cast<std::uint64_t>(
                std::count(colour_.begin(), colour_.begin() + static_cast<std::ptrdiff_t>(joint), colour_[joint]));
        for (std::size_t joint = 0; joint < joints_; ++joint)
            colour_[joint] += equals_before[joint] * 0xD1342543DE82EF95U;
    }

    std::size_t joints_ = 0;
    std::array<std::uint8_t, max_boxes> joint_of_{}; ///< By coin, for those that are joints.
    std::array<int, max_joints> coin_of_{};
    std::array<std::size_t, max_joints> degree_{};
    std::array<std::array<Edge, 4>, max_joints> edges_{};
    std::array<std::uint64_t, max_joints + 1> colour_{}; ///< The last is the ground's.
};

} // namespace zugzwang::boxes
