#include "games/amazons/think/shown_chance.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace zugzwang::amazons {

double calibrated(double chance) {
    constexpr double sharpness = 1.4, mover = -0.09; // on the logarithm of the odds
    if (chance <= 0 || chance >= 1) return std::clamp(chance, 0.0, 1.0);
    return 1 / (1 + std::exp(-(sharpness * std::log(chance / (1 - chance)) + mover)));
}

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
