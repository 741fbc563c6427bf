// Zones and Proposition 1 of "Prezentarea proiectului" (seed 000): the free points fall into zones, a zone's game can
// end after certain numbers of moves, and where every zone is small or undecided, counting tells who wins.
// The seed takes zones for independent. They need not be: segments of two zones may cross (see engine/ for the true
// parts). What is here is the seed's view.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/points/rules.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::points {

/// A connected component of the free points under "can be joined now", with its segments.
struct Zone {
    PointSet points = 0; ///< At least two.
    SegmentSet segments; ///< Those that can be drawn now; not empty.

    [[nodiscard]] int point_count() const { return std::popcount(points); }
    friend bool operator==(const Zone&, const Zone&) = default;
};

/// The zones under the segments that can be drawn, those with the most points first, then by their lowest point.
[[nodiscard]] std::vector<Zone> zones(const Board& board, const SegmentSet& legal);

/// Numbers of moves, one bit each: bit k says that the game may end after k moves.
using MoveCounts = std::uint64_t;
inline constexpr MoveCounts undecided_counts = 0b110; ///< One move or two.

/// After how many moves the game on these segments can end, by playing it out in every way; empty when stopped.
[[nodiscard]] std::optional<MoveCounts> possible_counts(const Board& board, const SegmentSet& segments,
                                                        SearchControl& control);

/// The seed counts zones of at most this many points; such a zone is always small or undecided.
inline constexpr int max_points_known = 5;
/// The seed looks a move ahead in zones of at most this many points.
inline constexpr int max_points_middle = 12;

/// What the known zones add up to.
struct Tally {
    int undecided = 0;  ///< Zones that can end after one move or two.
    int sure_moves = 0; ///< The sum over the small zones, which have one count only.
    int open = 0;       ///< Zones of more than `max_points_known` points, not counted in the other two.

    /// By Proposition 1 the player to move loses when both are even (for zones that are independent and all known).
    [[nodiscard]] bool both_even() const { return undecided % 2 == 0 && sure_moves % 2 == 0; }
    Tally& operator+=(const Tally& more);
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// A zone as the seed knows it.
struct CountedZone : Zone {
    MoveCounts counts = 0; ///< 0 for more than `max_points_known` points, which are not counted.

    [[nodiscard]] Tally tally() const;
    friend bool operator==(const CountedZone&, const CountedZone&) = default;
};
/// The zones, in the order of `zones`.
[[nodiscard]] std::vector<CountedZone> counted_zones(const Board& board, const SegmentSet& legal);
/// What they add up to.
[[nodiscard]] Tally tally(const std::vector<CountedZone>& zones);

/// Two zones that are not independent, by their places in the list, and a segment of each: these two cross.
struct ZoneCrossing {
    std::size_t first_zone = 0, second_zone = 0;
    Segment first, second;

    friend bool operator==(const ZoneCrossing&, const ZoneCrossing&) = default;
};
/// One for each two zones that own segments which cross; of several the shortest two together.
[[nodiscard]] std::vector<ZoneCrossing> zone_crossings(const Board& board, const std::vector<Zone>& zones);

} // namespace zugzwang::points
