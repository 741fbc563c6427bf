// Notes of how `zones` came to a move: all that its code reported while it decided.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "games/points/think/zones_choice.hpp"

namespace zugzwang::points {

/// A segment that was tried.
struct ZonesTrial {
    std::size_t zone = 0; ///< In ZonesWork::zones.
    Segment segment;
    std::vector<CountedZone> left; ///< What it leaves of its zone.
    Tally sum;                     ///< Of all known zones after it.
};

struct ZonesWork {
    std::vector<CountedZone> zones; ///< Largest first; at least one.
    Tally sum;                      ///< Of the known ones.
    std::vector<ZonesTrial> tried;  ///< In their order, at most a few hundred.
    ZonesChoice choice;
    /// For each two zones that own segments which cross, one such pair. The player does not see them.
    std::vector<ZoneCrossing> crossings;

    /// The trial that is the move, when it was found by trying.
    [[nodiscard]] bool was_found() const { return choice.reason == ZonesChoice::Reason::both_even; }
};

/// Of the player with that seed of its chance; requires that the game is not over.
[[nodiscard]] ZonesWork zones_work(const Rules::State& state, std::uint64_t seed, SearchControl& control);

} // namespace zugzwang::points
