// Names for sets of strings that are the same wherever the strings lie: by what is tied to what.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "games/boxes/think/strings.hpp"
#include "zugzwang/base/hash.hpp"

namespace zugzwang::boxes {

/// Coins with three or four strings are joints; what lies between two of them, or between one and the ground, is an
/// edge as long as it has coins. Joints are told apart by rounds of colours, each made of the colours beside it
/// (Weisfeiler and Leman 1968), and those that are alike to the last by where they lie; the name is a hash of all edges
/// with the colours that they tie. So different graphs have different names but for a chance of 2^-63; the same graph
/// has the same name, but for some in which joints are alike. One thread at a time.
class GraphNames {
  public:
    /// Of what is left, at most 64 strings of which every coin has two or more; with the highest bit set.
    template <class Graph>
    [[nodiscard]] std::uint64_t name(const Graph& graph, const typename Graph::Set& left) {
        list_joints(graph, left);
        auto rest = left;
        for (std::size_t joint = 0; joint < joints_; ++joint)
            list_edges(graph, left, joint, rest);
        std::uint64_t sum = sum_of_runs(graph, left, rest);
        for (int round = 0; round < rounds; ++round)
            recolour();
        tell_alike_apart();
        for (std::size_t joint = 0; joint < joints_; ++joint) {
            for (std::size_t edge = 0; edge < degree_[joint]; ++edge)
                sum += mixed(colour_[joint] * golden_word + beyond(joint, edge));
        }
        return mixed(sum) | std::uint64_t{1} << 63;
    }

  private:
    static constexpr int rounds = 3;
    static constexpr std::size_t max_joints = 42; ///< Of three strings each, of which each ties two.
    static constexpr std::size_t ground_place = max_joints;

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
        colour_[ground_place] = 1;
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
            edges_[joint][edge++] = {end.coin == ground ? ground_place : joint_of_[at(end.coin)],
                                     static_cast<std::uint64_t>(end.length + 1) << 40};
        });
    }
    /// Of the runs that no joint ties: all that `rest` still has.
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
    /// As far as coins have two strings, or until it comes round; takes what it goes along out of `rest`.
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

    [[nodiscard]] std::uint64_t beyond(std::size_t joint, std::size_t edge) const {
        const Edge& way = edges_[joint][edge];
        const std::uint64_t word = (colour_[way.to] + way.length) * 0xA0761D6478BD642FU;
        return word ^ (word >> 32);
    }
    void recolour() {
        std::array<std::uint64_t, max_joints> next;
        for (std::size_t joint = 0; joint < joints_; ++joint) {
            std::uint64_t sum = colour_[joint] * golden_word;
            for (std::size_t edge = 0; edge < degree_[joint]; ++edge)
                sum += beyond(joint, edge) * 0xE7037ED1A0B428DBU;
            next[joint] = sum ^ (sum >> 29);
        }
        std::copy_n(next.begin(), joints_, colour_.begin());
    }
    void tell_alike_apart() {
        std::array<std::uint64_t, max_joints> alike_before;
        for (std::size_t joint = 0; joint < joints_; ++joint)
            alike_before[joint] = static_cast<std::uint64_t>(
                std::count(colour_.begin(), colour_.begin() + static_cast<std::ptrdiff_t>(joint), colour_[joint]));
        for (std::size_t joint = 0; joint < joints_; ++joint)
            colour_[joint] += alike_before[joint] * 0xD1342543DE82EF95U;
    }

    std::size_t joints_ = 0;
    std::array<std::uint8_t, max_boxes> joint_of_{}; ///< Of coins that are joints.
    std::array<int, max_joints> coin_of_{};
    std::array<std::size_t, max_joints> degree_{};
    std::array<std::array<Edge, 4>, max_joints> edges_{};
    std::array<std::uint64_t, max_joints + 1> colour_{}; ///< The ground's last.
};

} // namespace zugzwang::boxes
