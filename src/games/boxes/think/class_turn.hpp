// A whole turn of the seed's player, line by line, as it reports its choices.
#pragma once

#include <cstdint>
#include <vector>

#include "games/boxes/think/classes.hpp"

namespace zugzwang::boxes {

/// An undrawn line whose class or price has changed.
struct ClassChange {
    int edge = 0;
    LinePlace before, after;

    friend bool operator==(const ClassChange&, const ClassChange&) = default;
};

struct TurnLine {
    LineClasses classes;                ///< Before the line is drawn.
    LineClass set = LineClass::neutral; ///< The class that the line was taken from.
    int edge = 0;
    /// First the lines that complete a box now, then the others, each by number.
    std::vector<ClassChange> changes;
};

/// What `Classes` with that seed draws until the other side is to move or the game is over; at least one line. Requires
/// a position that is not over.
[[nodiscard]] std::vector<TurnLine> turn_of_classes(const Rules::State& state, std::uint64_t seed);

} // namespace zugzwang::boxes
