// How a game is likely to end when no safe line is left, by simple rules.
#pragma once

#include <vector>

#include "games/boxes/think/captures.hpp"
#include "games/boxes/think/openings.hpp"
#include "games/boxes/think/strings.hpp"

namespace zugzwang::boxes {

/// The mover's margin over the boxes still open if each side, when it must open a run, opens the shortest chain or the
/// shortest loop, whichever is better, and takes or leaves gifts optimally. Exact where runs do not touch (Buzzard and
/// Ciere, Playing simple loony dots-and-boxes endgames optimally, Integers 14, 2014). Where they do, it assumes that
/// the cheapest run is always opened first, and takes the lengths that this gives. Requires that no coin can be taken
/// and no string is safe. The strings are left unchanged.
class EndgameEstimate {
  public:
    [[nodiscard]] int margin(Strings& strings);

  private:
    void open_next(Strings& strings);

    std::vector<std::int16_t> cuts_;
    std::vector<Opening> runs_;            ///< A heap, the cheapest on top. A price is a lower bound: runs only grow.
    std::vector<Captures> chains_, loops_; ///< What opening them gives, the shortest first.
    std::vector<int> margins_;             ///< By the numbers of chains and loops left.
};

} // namespace zugzwang::boxes
