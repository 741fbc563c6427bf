// The memory of a search tree: nodes in blocks of brothers, given out and taken back, never more than was asked for.
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

/// Chances to win are whole numbers from 0 to this.
inline constexpr int certain = 1 << 16;

/// Half a move: a queen's step, or the shot that ends the move. What is known of it is seen by the side that makes it.
/// May be read by any thread; what is not atomic is written before the block can be found.
struct TreeNode {
    enum class Fate : std::uint8_t { open, won, lost };
    enum class Growth : std::uint8_t { leaf, growing, grown };

    std::atomic<std::int64_t> sum = 0;     ///< Of the chances found at all visits.
    std::atomic<std::uint32_t> visits = 0; ///< Those under way included.
    std::atomic<std::uint32_t> children = 0;
    std::uint16_t size = 0;         ///< Of the block of children.
    std::uint16_t prior = 0;        ///< Its share of the attention among its brothers, of 65536.
    std::uint16_t first_chance = 0; ///< Its chance at first sight, of 65536.
    Square from = 0, square = 0;    ///< From where and where to she goes; of a shot only `square` counts.
    std::atomic<Fate> fate = Fate::open;
    std::atomic<Growth> growth = Growth::leaf;

    /// Becomes what the other one is, children and all. While no thread is at work.
    void take_over(const TreeNode& other);
    /// Its mean chance; that at first sight counts as a visit.
    [[nodiscard]] double mean(std::uint32_t so_many_visits) const {
        return static_cast<double>(sum.load(std::memory_order_relaxed) + first_chance) / (so_many_visits + 1.0);
    }
};

class NodePool {
  public:
    explicit NodePool(std::size_t max_bytes);

    /// A block of so many fresh nodes, at least one; 0 when there is no room for it. Any thread.
    [[nodiscard]] std::uint32_t take(std::size_t size);
    void give_back(std::uint32_t block, std::size_t size);
    void clear();

    /// A block that was taken and not given back, and the node whose children it is; 0 where it has none.
    struct Block {
        std::uint32_t start = 0, owner = 0;
        std::uint16_t size = 0;
    };
    [[nodiscard]] std::size_t blocks() const { return blocks_; }
    /// Moves these blocks together, which must be all, so that the room between them can be taken in blocks of any
    /// size. Their starts are the new ones afterwards, and their owners know them. While no thread is at work.
    void gather(std::vector<Block>& blocks);

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
    std::size_t end_ = 1; ///< Behind it nothing was ever given out. Node 0 stands for none.
    std::size_t used_ = 0, blocks_ = 0;
    std::vector<std::vector<std::uint32_t>> free_; ///< By size.
};

} // namespace zugzwang::amazons
