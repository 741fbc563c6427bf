// The nodes of a Monte-Carlo tree search: each position once, by whatever moves it was reached.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace zugzwang::boxes {

/// Nodes by number, with edges to those that follow. A margin is the final one, of the side to move at the node.
class TreeNodes {
  public:
    static constexpr std::uint32_t none = UINT32_MAX;
    static constexpr std::int16_t take_all = -1, leave_gift = -2; ///< In place of a string.

    struct Edge {
        std::int16_t string = 0; ///< The one that is cut, or take_all or leave_gift.
        std::uint32_t visits = 0;
        std::uint32_t node = none; ///< Where it leads; none before its first visit.

        /// Only a player who takes everything moves again.
        [[nodiscard]] bool passes_turn() const { return string != take_all; }
    };
    struct Node {
        std::uint64_t key = 0;
        double reward = 0; ///< The sum over all visits, for the side to move.
        std::uint32_t visits = 0;
        std::uint32_t first_edge = 0;
        std::uint16_t edge_count = 0;
        std::int16_t min = 0, max = 0; ///< Proven bounds on the margin.

        [[nodiscard]] bool is_proven() const { return min == max; }
    };

    /// Takes about `max_bytes` at most.
    explicit TreeNodes(std::size_t max_bytes) : max_bytes_(max_bytes) {}

    [[nodiscard]] Node& at(std::uint32_t number) { return nodes_[number]; }
    [[nodiscard]] const Node& at(std::uint32_t number) const { return nodes_[number]; }
    [[nodiscard]] std::span<Edge> edges_of(const Node& node) {
        return {edges_.data() + node.first_edge, node.edge_count};
    }
    [[nodiscard]] std::span<const Edge> edges_of(const Node& node) const {
        return {edges_.data() + node.first_edge, node.edge_count};
    }
    [[nodiscard]] std::size_t size() const { return nodes_.size(); }
    [[nodiscard]] std::size_t bytes() const;
    /// Whether adding more could take more memory than allowed.
    [[nodiscard]] bool is_full() const;

    [[nodiscard]] std::uint32_t find(std::uint64_t key) const; ///< Or none.
    /// Requires a key that is not there.
    std::uint32_t add(const Node& node);
    /// Requires a node without edges.
    void add_edges(std::uint32_t number, std::span<const Edge> edges);
    /// Once half of the memory is used, removes all nodes that cannot be reached from this one. Returns its new number.
    [[nodiscard]] std::uint32_t keep_reachable(std::uint32_t number);

    /// Proven bounds on the margin of the player who takes an edge.
    struct Bounds {
        int min = 0, max = 0;
    };
    /// Requires an edge that leads to a node.
    [[nodiscard]] Bounds bounds_after(const Edge& edge) const;
    /// Tightens the bounds of a node by those of its edges; returns whether that changed them.
    bool tighten(std::uint32_t number);

  private:
    [[nodiscard]] std::size_t slot_of(std::uint64_t key) const;
    void enlarge_index();

    std::size_t max_bytes_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<std::uint32_t> index_; ///< A hash table of nodes by key; free slots hold none.
};

} // namespace zugzwang::boxes
