// A whole turn of the seed's player, line by line, as it reports its choices.
#pragma once

#include <cstdint>
#include <vector>

#include "games/boxes/think/classes.hpp"

namespace zugzwang::boxes {

/// An undrawn line that was sorted again.
struct Resorted {
    int edge = 0;
    LinePlace before, after;

    friend bool operator==(const Resorted&, const Resorted&) = default;
};

struct TurnLine {
    LineClasses classes;                ///< The player's, before the line.
    LineClass set = LineClass::neutral; ///< That it took the line from.
    int edge = 0;
    /// What the drawn line moved to another set or key: first what completes a box now, then by line.
    std::vector<Resorted> resorted;
};

/// What `Classes` draws, of that seed, until the other side is to move or the game is over; at least one line. Requires
/// a position that is not over.
[[nodiscard]] std::vector<TurnLine> turn_of_classes(const Rules::State& state, std::uint64_t seed);

} // namespace zugzwang::boxes
