// A record of how `zones` came to a move: everything that it reported to its observer.
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
    Tally sum;                     ///< Of all counted zones after it.
};

struct ZonesWork {
    std::vector<CountedZone> zones; ///< Largest first; at least one.
    Tally sum;                      ///< Of the counted ones.
    std::vector<ZonesTrial> tried;  ///< In this order; at most a few hundred.
    ZonesChoice choice;
    /// For each pair of zones with segments that cross. The player does not see them.
    std::vector<ZoneCrossing> crossings;

    /// Whether the last trial is the move.
    [[nodiscard]] bool ended_by_trial() const { return choice.reason == ZonesChoice::Reason::both_even; }
};

/// `seed` is that of the player's random numbers. Requires that the game is not over.
[[nodiscard]] ZonesWork zones_work(const Rules::State& state, std::uint64_t seed, SearchControl& control);

} // namespace zugzwang::points
