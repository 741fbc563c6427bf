// The chance to win that is shown while the champion searches.
#pragma once

#include "games/amazons/think/tree.hpp"

namespace zugzwang::amazons {

/// How often a side wins whose chance the tree holds to be so high, 0 to 1: the tree is too careful, and a little in
/// favour of who moves. Found by games that nothing was learned from, see IDEAS.md.
[[nodiscard]] double calibrated(double chance);

/// One look at a tree is the mean of two views: that of who moves at the root, on the average of all answers to the
/// best move, and that of the opponent, by the best answer alone. What is shown is the mean of the last two looks,
/// calibrated: it neither swings with who moved last nor jumps. Where the result is proven it is 0 or 1.
class ShownChance {
  public:
    /// Takes the first look at a tree, whose root was looked at.
    explicit ShownChance(const Tree& tree) : before_(seen_in(tree)), now_(before_) {}
    /// Takes another one.
    void look(const Tree& tree);
    /// For the side that moves at the root, 0 to 1.
    [[nodiscard]] double value() const { return calibrated((before_ + now_) / 2); }

  private:
    [[nodiscard]] static double seen_in(const Tree& tree);

    double before_, now_;
};

} // namespace zugzwang::amazons
