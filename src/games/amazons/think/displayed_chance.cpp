#include "games/amazons/think/displayed_chance.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace zugzwang::amazons {

double calibrated(double chance) {
    constexpr double sharpness = 1.4, mover = -0.09; // on the logarithm of the odds
    if (chance <= 0 || chance >= 1) return std::clamp(chance, 0.0, 1.0);
    return 1 / (1 + std::exp(-(sharpness * std::log(chance / (1 - chance)) + mover)));
}

double DisplayedChance::chance_in(const Tree& tree) {
    if (const auto result = tree.proven_result(); result != TreeNode::ProvenResult::unknown)
        return result == TreeNode::ProvenResult::won ? 1 : 0;
    const auto reply = tree.reply_chance();
    const double own = tree.best().chance;
    return reply ? (own + 1 - *reply) / 2 : own;
}

void DisplayedChance::update(const Tree& tree) {
    previous_ = std::exchange(current_, chance_in(tree));
    if (tree.proven_result() != TreeNode::ProvenResult::unknown) previous_ = current_;
}

} // namespace zugzwang::amazons
