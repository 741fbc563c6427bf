// How a game ends when no safe line is left, by the plain rules that good players go by.
#pragma once

#include <vector>

#include "games/boxes/engine/captures.hpp"
#include "games/boxes/engine/openings.hpp"
#include "games/boxes/engine/strings.hpp"

namespace zugzwang::boxes {

/// The mover's margin over the boxes still open when both sides always open the cheapest run (short ones first, a loop
/// of four before a chain of three) and take or leave gifts as that order makes best. Exact for a single run; otherwise
/// close to it (Buzzard and Ciere, Playing simple loony dots-and-boxes endgames optimally, 2014, have the true order).
/// Requires that no coin can be taken and no string is safe. The strings are left as they were.
class Endgame {
  public:
    [[nodiscard]] int margin(Strings& strings);

  private:
    std::vector<std::int16_t> cuts_;
    std::vector<Captures> steps_;
};

} // namespace zugzwang::boxes
