// What a tree has found out about its root.
#include <algorithm>
#include <tuple>

#include "games/amazons/think/tree.hpp"

namespace zugzwang::amazons {

namespace {

constexpr auto relaxed = std::memory_order_relaxed;

} // namespace

std::uint32_t Tree::most_visited(const TreeNode& parent) const {
    const auto rank = [](const TreeNode& node) {
        const auto visits = node.visits.load(relaxed);
        const auto fate = node.fate.load(relaxed);
        return std::tuple(fate == Fate::won, fate != Fate::lost, visits, node.mean(visits));
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
    // Where the nodes did not suffice for a shot she shoots back, which is always possible.
    const bool has_shots = step.size > 0;
    const auto& last = has_shots ? pool_[most_visited(step)] : step;
    return {{step.from, step.square, has_shots ? last.square : step.from},
            last.mean(last.visits.load(relaxed)) / certain,
            last.fate.load(relaxed)};
}

const TreeNode& Tree::drawn_child(const TreeNode& parent, Random& random) const {
    const auto first = parent.children.load(relaxed);
    std::int64_t whole = 0;
    for (auto index = first; index < first + parent.size; ++index)
        whole += pool_[index].visits.load(relaxed);
    if (whole == 0) return pool_[first];
    auto left = random.between(0, whole - 1);
    auto index = first;
    while ((left -= pool_[index].visits.load(relaxed)) >= 0)
        ++index;
    return pool_[index];
}

Rules::Move Tree::drawn(Random& random) const {
    const auto& step = drawn_child(pool_[root_], random);
    return {step.from, step.square, drawn_child(step, random).square};
}

std::vector<Rules::Move> Tree::expected_line(std::size_t max_moves) const {
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

Tree::Fate Tree::fate() const {
    const auto fate = pool_[root_].fate.load(relaxed); // as the side sees it that moved there
    return fate == Fate::open ? fate : fate == Fate::won ? Fate::lost : Fate::won;
}

bool Tree::is_settled() const {
    const auto& root = pool_[root_];
    return fate() != Fate::open || (root.size == 1 && pool_[root.children.load(relaxed)].size == 1);
}

/// The most visits among the children less those of the next one.
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
    const double chance = pool_[best].mean(visits);
    const auto first = parent.children.load(relaxed);
    for (auto index = first; index < first + parent.size; ++index) {
        const auto& node = pool_[index];
        const auto others = node.visits.load(relaxed);
        if (node.fate.load(relaxed) == Fate::open && others >= visits / 10 && node.mean(others) > chance) return false;
    }
    return true;
}

bool Tree::is_best_on_average() const {
    const auto& root = pool_[root_];
    const auto step = most_visited(root);
    if (!is_best_among(step, root)) return false;
    return pool_[step].size == 0 || is_best_among(most_visited(pool_[step]), pool_[step]);
}

std::optional<double> Tree::chance_of_answer() const {
    const TreeNode* node = &pool_[root_];
    for (int half_move = 0; half_move < 4; ++half_move) {
        if (node->size == 0) return std::nullopt;
        node = &pool_[most_visited(*node)];
    }
    return node->mean(node->visits.load(relaxed)) / certain;
}

std::uint64_t Tree::lead() const {
    const auto& root = pool_[root_];
    return std::min(lead_among(root), lead_among(pool_[most_visited(root)]));
}

} // namespace zugzwang::amazons
