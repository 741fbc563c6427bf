// The memory of a search tree: siblings are allocated and released as one block, within a fixed number of bytes.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <new>
#include <vector>

#include "games/amazons/squares.hpp"

namespace zugzwang::amazons {

/// Values are chances to win, as whole numbers from 0 to this.
inline constexpr int certain = 1 << 16;

/// For members of nodes that are read and written on their own, so that their order does not matter.
inline constexpr auto relaxed = std::memory_order_relaxed;

/// Half a move: a queen's step, or the shot that completes the move. Its values are those of the side that makes it.
/// Any thread may read it; the members that are not atomic are written before the block is published.
struct TreeNode {
    enum class ProvenResult : std::uint8_t { unknown, won, lost };
    enum class Expansion : std::uint8_t { leaf, expanding, expanded };

    std::atomic<std::int64_t> value_sum = 0; ///< Of all visits.
    std::atomic<std::uint32_t> visits = 0;   ///< Including those in progress (virtual losses).
    std::atomic<std::uint32_t> children = 0;
    std::uint16_t size = 0;         ///< Of the block of children.
    std::uint16_t prior = 0;        ///< Policy: its share of 65535 among its siblings.
    std::uint16_t static_value = 0; ///< From the evaluation, without search.
    Square from = 0, square = 0;    ///< The queen's step; of a shot only `square` counts.
    std::atomic<ProvenResult> proven_result = ProvenResult::unknown;
    std::atomic<Expansion> expansion = Expansion::leaf;

    /// Copies the other node, with its link to its children. While no thread searches.
    void assign(const TreeNode& other);
    /// The mean value of its visits; the static value counts as one more.
    [[nodiscard]] double mean_value(std::uint32_t visit_count) const {
        return static_cast<double>(value_sum.load(relaxed) + static_value) / (visit_count + 1.0);
    }
};

/// As the other side sees it.
[[nodiscard]] constexpr TreeNode::ProvenResult opposite(TreeNode::ProvenResult result) {
    using enum TreeNode::ProvenResult;
    return result == won ? lost : result == lost ? won : unknown;
}

class NodePool {
  public:
    explicit NodePool(std::size_t max_bytes);

    /// A block of `size` new nodes, at least one; 0 when it does not fit. Any thread.
    [[nodiscard]] std::uint32_t allocate(std::size_t size);
    void release(std::uint32_t block, std::size_t size);
    void clear();

    /// An allocated block and the node whose children it holds; 0 for the root's own.
    struct Block {
        std::uint32_t start = 0, owner = 0;
        std::uint16_t size = 0;
    };
    [[nodiscard]] std::size_t blocks() const { return blocks_; }
    /// Moves all allocated blocks to the front, so that the free memory is in one piece. Requires every block, and
    /// updates their starts and their owners' links. While no thread searches.
    void compact(std::vector<Block>& blocks);

    [[nodiscard]] TreeNode& operator[](std::uint32_t index) { return nodes_[index]; }
    [[nodiscard]] const TreeNode& operator[](std::uint32_t index) const { return nodes_[index]; }
    [[nodiscard]] std::size_t capacity() const { return capacity_; }
    [[nodiscard]] std::size_t used() const { return used_; }

  private:
    std::size_t capacity_;
    struct Free {
        void operator()(TreeNode* nodes) const noexcept { ::operator delete(nodes); }
    };
    std::unique_ptr<TreeNode[], Free> nodes_;
    std::mutex mutex_;
    std::size_t end_ = 1; ///< Beyond it nothing was ever allocated. Node 0 means no node.
    std::size_t used_ = 0, blocks_ = 0;
    std::vector<std::vector<std::uint32_t>> free_; ///< By size.
};

} // namespace zugzwang::amazons
