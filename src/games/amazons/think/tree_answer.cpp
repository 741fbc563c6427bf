// What a search tree knows about its root.
#include <algorithm>
#include <tuple>

#include "games/amazons/think/tree.hpp"

namespace zugzwang::amazons {

std::uint32_t Tree::most_visited(const TreeNode& parent) const {
    const auto rank = [](const TreeNode& node) {
        const auto visits = node.visits.load(relaxed);
        const auto proven_result = node.proven_result.load(relaxed);
        return std::tuple(proven_result == ProvenResult::won, proven_result != ProvenResult::lost, visits,
                          node.mean_value(visits));
    };
    const auto first = parent.children.load(relaxed);
    auto best = first;
    for (auto index = first; index < first + parent.size; ++index) {
        if (rank(pool_[best]) < rank(pool_[index])) best = index;
    }
    return best;
}

Tree::Choice Tree::best() const {
    const auto& step = pool_[most_visited(pool_[root_])];
    // If there were not enough nodes for a shot, the queen shoots back: that is always legal.
    const bool has_shots = step.size > 0;
    const auto& last = has_shots ? pool_[most_visited(step)] : step;
    return {{step.from, step.square, has_shots ? last.square : step.from},
            last.mean_value(last.visits.load(relaxed)) / certain,
            last.proven_result.load(relaxed)};
}

const TreeNode& Tree::sampled_child(const TreeNode& parent, Random& random) const {
    const auto first = parent.children.load(relaxed);
    std::int64_t total = 0;
    for (auto index = first; index < first + parent.size; ++index)
        total += pool_[index].visits.load(relaxed);
    if (total == 0) return pool_[first];
    auto left = random.between(0, total - 1);
    auto index = first;
    while ((left -= pool_[index].visits.load(relaxed)) >= 0)
        ++index;
    return pool_[index];
}

Rules::Move Tree::sampled_move(Random& random) const {
    const auto& step = sampled_child(pool_[root_], random);
    return {step.from, step.square, sampled_child(step, random).square};
}

std::vector<Rules::Move> Tree::principal_variation(std::size_t max_moves) const {
    std::vector<Rules::Move> line;
    auto index = root_;
    while (line.size() < max_moves && pool_[index].size > 0) {
        const auto& step = pool_[most_visited(pool_[index])];
        if (step.size == 0) break;
        index = most_visited(step);
        line.push_back({step.from, step.square, pool_[index].square});
    }
    return line;
}

std::uint64_t Tree::visits() const { return pool_[root_].visits.load(relaxed); }

Tree::ProvenResult Tree::proven_result() const {
    return opposite(pool_[root_].proven_result.load(relaxed)); // of the side that moved to the root
}

bool Tree::is_settled() const {
    const auto& root = pool_[root_];
    return proven_result() != ProvenResult::unknown || (root.size == 1 && pool_[root.children.load(relaxed)].size == 1);
}

/// The most visits of a child, less those of the second.
std::uint64_t Tree::lead_among(const TreeNode& parent) const {
    std::uint32_t max = 0, next = 0;
    const auto first = parent.children.load(relaxed);
    for (auto index = first; index < first + parent.size; ++index) {
        const auto visits = pool_[index].visits.load(relaxed);
        next = std::max(next, std::min(max, visits));
        max = std::max(max, visits);
    }
    return max - next;
}

bool Tree::is_best_among(std::uint32_t best, const TreeNode& parent) const {
    const auto visits = pool_[best].visits.load(relaxed);
    const double value = pool_[best].mean_value(visits);
    const auto first = parent.children.load(relaxed);
    for (auto index = first; index < first + parent.size; ++index) {
        const auto& node = pool_[index];
        const auto other_visits = node.visits.load(relaxed);
        if (node.proven_result.load(relaxed) == ProvenResult::unknown && other_visits >= visits / 10 &&
            node.mean_value(other_visits) > value)
            return false;
    }
    return true;
}

bool Tree::is_best_on_average() const {
    const auto& root = pool_[root_];
    const auto step = most_visited(root);
    if (!is_best_among(step, root)) return false;
    return pool_[step].size == 0 || is_best_among(most_visited(pool_[step]), pool_[step]);
}

std::optional<double> Tree::reply_chance() const {
    const TreeNode* node = &pool_[root_];
    for (int half_move = 0; half_move < 4; ++half_move) {
        if (node->size == 0) return std::nullopt;
        node = &pool_[most_visited(*node)];
    }
    return node->mean_value(node->visits.load(relaxed)) / certain;
}

std::uint64_t Tree::lead() const {
    const auto& root = pool_[root_];
    return std::min(lead_among(root), lead_among(pool_[most_visited(root)]));
}

} // namespace zugzwang::amazons
