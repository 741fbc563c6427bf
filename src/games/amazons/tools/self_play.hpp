// Self-play of the champion's search, from random openings.
#pragma once

#include <cstdint>
#include <vector>

#include "games/amazons/think/network.hpp"
#include "games/amazons/tools/sample.hpp"

namespace zugzwang::amazons {

struct SelfPlay {
    std::uint64_t seed = 1;
    std::uint64_t visits = 100; ///< Of the root, for each move.
    std::size_t hash_mb = 16;
    const Network* network = nullptr; ///< Null for the hand-made evaluation.
};

/// The positions of a game, from the end of its opening until the winner is proven. The same for the same seed and
/// number.
[[nodiscard]] std::vector<Sample> self_played_game(const SelfPlay& self_play, std::uint32_t number);

} // namespace zugzwang::amazons
