// How a game ends when no safe line is left, by the plain rules that good players go by.
#pragma once

#include <vector>

#include "games/boxes/think/captures.hpp"
#include "games/boxes/think/openings.hpp"
#include "games/boxes/think/strings.hpp"

namespace zugzwang::boxes {

/// The mover's margin over the boxes still open when each side, when it must open something, opens the shortest chain
/// or the shortest loop, whichever is better for it, and takes or leaves gifts as is best. Exact where runs do not
/// touch one another (Buzzard and Ciere, Playing simple loony dots-and-boxes endgames optimally, Integers 14, 2014);
/// where they do, what one opening changes for the next is taken as it comes when the cheapest is always opened first.
/// Requires that no coin can be taken and no string is safe. The strings are left as they were.
class Endgame {
  public:
    [[nodiscard]] int margin(Strings& strings);

  private:
    void open_next(Strings& strings);

    std::vector<std::int16_t> cuts_;
    std::vector<Opening> runs_; ///< A heap, the cheapest on top: what each cost at least when it was put there.
    std::vector<Captures> chains_, loops_; ///< What opening them gives to the other side, the shortest first.
    std::vector<int> margins_;             ///< By how many chains and loops are left.
};

} // namespace zugzwang::boxes
