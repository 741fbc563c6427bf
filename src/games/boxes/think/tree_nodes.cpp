#include "games/boxes/think/tree_nodes.hpp"

#include <algorithm>
#include <cassert>

#include "zugzwang/base/hash.hpp"

namespace zugzwang::boxes {

std::size_t TreeNodes::bytes() const {
    return nodes_.size() * sizeof(Node) + edges_.size() * sizeof(Edge) + index_.size() * sizeof index_.front();
}

/// Half: while a vector grows, both the old and the new one are in memory.
bool TreeNodes::is_full() const { return bytes() >= max_bytes_ / 2; }

/// The slot of the key, or the free one where it would go.
std::size_t TreeNodes::slot_of(std::uint64_t key) const {
    auto slot = static_cast<std::size_t>(mixed(key)) & (index_.size() - 1);
    while (index_[slot] != none && nodes_[index_[slot]].key != key)
        slot = (slot + 1) & (index_.size() - 1);
    return slot;
}

std::uint32_t TreeNodes::find(std::uint64_t key) const { return index_.empty() ? none : index_[slot_of(key)]; }

std::uint32_t TreeNodes::add(const Node& node) {
    if (2 * nodes_.size() >= index_.size()) enlarge_index();
    const auto number = static_cast<std::uint32_t>(nodes_.size());
    const auto slot = slot_of(node.key);
    assert(index_[slot] == none);
    index_[slot] = number;
    nodes_.push_back(node);
    return number;
}

void TreeNodes::enlarge_index() {
    constexpr std::size_t min_slots = 1024;
    index_.assign(std::max(min_slots, 2 * index_.size()), none);
    for (std::uint32_t number = 0; number < nodes_.size(); ++number)
        index_[slot_of(nodes_[number].key)] = number;
}

void TreeNodes::add_edges(std::uint32_t number, std::span<const Edge> edges) {
    auto& node = nodes_[number];
    assert(node.edge_count == 0);
    node.first_edge = static_cast<std::uint32_t>(edges_.size());
    node.edge_count = static_cast<std::uint16_t>(edges.size());
    edges_.insert(edges_.end(), edges.begin(), edges.end());
}

std::uint32_t TreeNodes::keep_reachable(std::uint32_t number) {
    if (bytes() < max_bytes_ / 4) return number;
    TreeNodes kept(max_bytes_);
    std::vector<std::uint32_t> new_numbers(nodes_.size(), none);
    std::vector<std::uint32_t> reachable{number};
    new_numbers[number] = 0;
    for (std::size_t next = 0; next < reachable.size(); ++next) {
        for (const auto& edge : edges_of(nodes_[reachable[next]])) {
            if (edge.node == none || new_numbers[edge.node] != none) continue;
            new_numbers[edge.node] = static_cast<std::uint32_t>(reachable.size());
            reachable.push_back(edge.node);
        }
    }
    for (const auto old : reachable) {
        auto node = nodes_[old];
        node.edge_count = 0;
        const auto new_number = kept.add(node);
        std::vector<Edge> edges;
        for (auto edge : edges_of(nodes_[old])) {
            if (edge.node != none) edge.node = new_numbers[edge.node];
            edges.push_back(edge);
        }
        if (!edges.empty()) kept.add_edges(new_number, edges);
    }
    *this = std::move(kept);
    return 0;
}

TreeNodes::Bounds TreeNodes::bounds_after(const Edge& edge) const {
    const auto& after = nodes_[edge.node];
    return edge.passes_turn() ? Bounds{-after.max, -after.min} : Bounds{after.min, after.max};
}

bool TreeNodes::tighten(std::uint32_t number) {
    auto& node = nodes_[number];
    int min = node.min, max = INT16_MIN;
    for (const auto& edge : edges_of(node)) {
        const auto bounds = edge.node == none ? Bounds{node.min, node.max} : bounds_after(edge);
        min = std::max(min, bounds.min);
        max = std::max(max, bounds.max);
    }
    max = std::min(max, int{node.max});
    const bool changed = min != node.min || max != node.max;
    node.min = static_cast<std::int16_t>(min);
    node.max = static_cast<std::int16_t>(max);
    return changed;
}

} // namespace zugzwang::boxes
