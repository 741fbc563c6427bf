// Draws that go with the position: a player that is asked about it again draws the same again, be it after undo, in a
// game that is gone on with, or where a lesson shows how it decides.
#pragma once

#include <cstdint>

#include "zugzwang/base/hash.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang {

/// The chance of a player with that seed; `turn` tells the positions of a game apart.
[[nodiscard]] inline Random turn_chance(std::uint64_t seed, std::uint64_t turn) {
    return Random(splitmix(seed + turn * golden_word));
}

} // namespace zugzwang
