#include "games/amazons/think/shown_chance.hpp"

#include <utility>

namespace zugzwang::amazons {

double ShownChance::seen_in(const Tree& tree) {
    if (const auto fate = tree.fate(); fate != TreeNode::Fate::open) return fate == TreeNode::Fate::won ? 1 : 0;
    const auto answer = tree.chance_of_answer();
    const double own = tree.best().chance;
    return answer ? (own + 1 - *answer) / 2 : own;
}

void ShownChance::look(const Tree& tree) {
    before_ = std::exchange(now_, seen_in(tree));
    if (tree.fate() != TreeNode::Fate::open) before_ = now_;
}

} // namespace zugzwang::amazons
