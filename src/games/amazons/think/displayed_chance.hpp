// The chance to win that is displayed while the champion searches.
#pragma once

#include "games/amazons/think/tree.hpp"

namespace zugzwang::amazons {

/// How often a side wins to which the tree gives this chance, 0 to 1: the tree is underconfident and favours the side
/// to move a little. Fitted to games that were not in the training data, see IDEAS.md.
[[nodiscard]] double calibrated(double chance);

/// Each update takes the mean of two values: that of the best move, averaged over all replies, and that of the
/// opponent's best reply. The displayed chance is the mean of the last two updates, calibrated: it does not depend on
/// who moved last, and does not jump. A proven result is 0 or 1.
class DisplayedChance {
  public:
    /// Requires that the root of the tree is expanded.
    explicit DisplayedChance(const Tree& tree) : previous_(chance_in(tree)), current_(previous_) {}
    void update(const Tree& tree);
    /// For the side that moves at the root, 0 to 1.
    [[nodiscard]] double value() const { return calibrated((previous_ + current_) / 2); }

  private:
    [[nodiscard]] static double chance_in(const Tree& tree);

    double previous_, current_;
};

} // namespace zugzwang::amazons
