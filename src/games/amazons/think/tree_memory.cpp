// What a search tree keeps from one root to the next, and what it releases when it is full.
#include <algorithm>
#include <utility>

#include "games/amazons/think/tree.hpp"

namespace zugzwang::amazons {

namespace {

/// Whether, by its arrows and the side to move, a position can arise from another in so many moves.
bool may_follow(const Rules::State& before, const Rules::State& after, int moves) {
    return before.files == after.files && before.ranks == after.ranks && (before.closed - after.closed).is_empty() &&
           (after.closed - before.closed).count() == moves &&
           after.to_move == (moves % 2 == 0 ? before.to_move : other(before.to_move));
}

} // namespace

/// The node of the target position, `moves` below the node at `index`; 0 when the tree does not hold it.
std::uint32_t Tree::find(std::uint32_t index, const Rules::State& from, const Rules::State& target, int moves) const {
    if (!may_follow(from, target, moves)) return 0;
    if (moves == 0) return from == target ? index : 0;
    const auto new_arrows = target.closed - from.closed;
    const auto& node = pool_[index];
    for (auto step = node.children.load(relaxed), end = step + node.size; step < end; ++step) {
        const auto& queen = pool_[step];
        for (auto shot = queen.children.load(relaxed), last = shot + queen.size; shot < last; ++shot) {
            const auto arrow = pool_[shot].square;
            if (!new_arrows.has(arrow)) continue;
            const auto after = Rules::after(from, {queen.from, queen.square, arrow});
            if (const auto node_index = find(shot, after, target, moves - 1)) return node_index;
        }
    }
    return 0;
}

void Tree::release_children(TreeNode& node) {
    const auto first = node.children.load(relaxed);
    if (node.size == 0) return;
    for (auto index = first; index < first + node.size; ++index)
        release_children(pool_[index]);
    pool_.release(first, node.size);
    node.size = 0;
    node.children.store(0, relaxed);
    node.expansion.store(TreeNode::Expansion::leaf, relaxed);
}

void Tree::set_root(const Rules::State& state) {
    full_.store(false, relaxed);
    if (root_ != 0 && !std::exchange(is_partial_, false)) {
        for (int moves = 0; moves <= 2; ++moves) {
            const auto node = find(root_, root_state_, state, moves);
            if (node == 0) continue;
            root_state_ = state;
            if (moves == 0) return;
            move_root(node);
            return;
        }
    }
    pool_.clear();
    root_ = pool_.allocate(1);
    root_state_ = state;
}

/// Makes the node the root and releases everything that is not below it.
void Tree::move_root(std::uint32_t index) {
    TreeNode new_root;
    new_root.assign(pool_[index]);
    pool_[index].size = 0;
    release_children(pool_[root_]);
    pool_[root_].assign(new_root);
}

void Tree::compact() {
    std::vector<NodePool::Block> blocks;
    blocks.reserve(pool_.blocks());
    blocks.push_back({.start = root_, .size = 1});
    const auto add_below = [&](auto& self, std::uint32_t owner) -> void {
        const auto& node = pool_[owner];
        if (node.size == 0) return;
        const auto first = node.children.load(relaxed);
        blocks.push_back({.start = first, .owner = owner, .size = node.size});
        for (auto index = first; index < first + node.size; ++index)
            self(self, index);
    };
    add_below(add_below, root_);
    pool_.compact(blocks);
    root_ = std::ranges::find(blocks, 0U, &NodePool::Block::owner)->start;
}

bool Tree::prune() {
    const auto prune_below = [&](auto& self, TreeNode& node, std::uint32_t min_visits, int depth) -> void {
        if (node.size == 0) return;
        const bool is_proven = node.proven_result.load(relaxed) != ProvenResult::unknown;
        if (depth > 1 && (is_proven || node.visits.load(relaxed) < min_visits)) return release_children(node);
        for (auto index = node.children.load(relaxed); index < node.children.load(relaxed) + node.size; ++index)
            self(self, pool_[index], min_visits, depth + 1);
    };
    for (std::uint32_t min_visits = 2; pool_.used() > pool_.capacity() / 2 && min_visits <= visits(); min_visits *= 2)
        prune_below(prune_below, pool_[root_], min_visits, 0);
    compact();
    const bool has_room = pool_.used() <= pool_.capacity() / 4 * 3;
    full_.store(!has_room, relaxed);
    return has_room;
}

} // namespace zugzwang::amazons
