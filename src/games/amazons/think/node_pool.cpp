#include "games/amazons/think/node_pool.hpp"

#include <algorithm>
#include <limits>

#include "zugzwang/ai/large_pages.hpp"
#include "zugzwang/ai/table_memory.hpp"

namespace zugzwang::amazons {

void TreeNode::assign(const TreeNode& other) {
    value_sum.store(other.value_sum.load(relaxed), relaxed);
    visits.store(other.visits.load(relaxed), relaxed);
    children.store(other.children.load(relaxed), relaxed);
    size = other.size;
    prior = other.prior;
    static_value = other.static_value;
    from = other.from;
    square = other.square;
    proven_result.store(other.proven_result.load(relaxed), relaxed);
    expansion.store(other.expansion.load(relaxed), relaxed);
}

NodePool::NodePool(std::size_t max_bytes)
    : capacity_(std::clamp<std::size_t>(affordable(max_bytes) / sizeof(TreeNode), 4096,
                                        std::numeric_limits<std::uint32_t>::max())),
      nodes_(static_cast<TreeNode*>(::operator new(capacity_ * sizeof(TreeNode)))) {
    advise_large_pages(nodes_.get(), capacity_ * sizeof(TreeNode));
}

std::uint32_t NodePool::allocate(std::size_t size) {
    std::size_t block = 0;
    {
        const std::scoped_lock lock(mutex_);
        if (size < free_.size() && !free_[size].empty()) {
            block = free_[size].back();
            free_[size].pop_back();
        } else if (end_ + size <= capacity_) {
            block = end_;
            end_ += size;
        } else {
            return 0;
        }
        used_ += size;
        ++blocks_;
    }
    std::uninitialized_value_construct_n(nodes_.get() + block, size);
    return static_cast<std::uint32_t>(block);
}

void NodePool::release(std::uint32_t block, std::size_t size) {
    const std::scoped_lock lock(mutex_);
    if (free_.size() <= size) free_.resize(size + 1);
    free_[size].push_back(block);
    used_ -= size;
    --blocks_;
}

void NodePool::clear() {
    const std::scoped_lock lock(mutex_);
    end_ = 1;
    used_ = blocks_ = 0;
    free_.clear();
}

void NodePool::compact(std::vector<Block>& blocks) {
    std::ranges::sort(blocks, {}, &Block::start);
    end_ = 1;
    for (const auto& block : blocks) {
        if (block.owner != 0) nodes_[block.owner].children.store(static_cast<std::uint32_t>(end_), relaxed);
        end_ += block.size;
    }
    std::uint32_t to = 1; // never beyond the block that is moved
    for (auto& block : blocks) {
        for (std::uint32_t place = 0; to != block.start && place < block.size; ++place)
            nodes_[to + place].assign(nodes_[block.start + place]);
        block.start = to;
        to += block.size;
    }
    free_.clear();
}

} // namespace zugzwang::amazons
