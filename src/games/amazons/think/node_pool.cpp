#include "games/amazons/think/node_pool.hpp"

#include <algorithm>
#include <limits>

#include "zugzwang/ai/large_pages.hpp"

namespace zugzwang::amazons {

NodePool::NodePool(std::size_t max_bytes)
    : capacity_(
          std::clamp<std::size_t>(max_bytes / sizeof(TreeNode), 4096, std::numeric_limits<std::uint32_t>::max())) {
    while (!nodes_) { // where the machine has less than was asked for, less has to do
        nodes_.reset(static_cast<TreeNode*>(::operator new(capacity_ * sizeof(TreeNode), std::nothrow)));
        if (!nodes_ && capacity_ <= 4096) throw std::bad_alloc();
        if (!nodes_) capacity_ /= 2;
    }
    advise_large_pages(nodes_.get(), capacity_ * sizeof(TreeNode));
}

std::uint32_t NodePool::take(std::size_t size) {
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
    }
    std::uninitialized_value_construct_n(nodes_.get() + block, size);
    return static_cast<std::uint32_t>(block);
}

void NodePool::give_back(std::uint32_t block, std::size_t size) {
    const std::scoped_lock lock(mutex_);
    if (free_.size() <= size) free_.resize(size + 1);
    free_[size].push_back(block);
    used_ -= size;
}

void NodePool::clear() {
    const std::scoped_lock lock(mutex_);
    end_ = 1;
    used_ = 0;
    free_.clear();
}

} // namespace zugzwang::amazons
