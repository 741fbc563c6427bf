// Zones and Proposition 1 of "Prezentarea proiectului" (seed 000): the free points fall into zones, the game in a zone
// can end after certain numbers of moves, and if every zone is small or undecided, counting tells who wins.
// The seed treats zones as independent, but segments of two zones may cross (for the independent parts see solver.hpp).
// This is the seed's view.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/points/rules.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::points {

/// A connected component of the free points, linked by the segments that can be drawn, with these segments.
struct Zone {
    PointSet points = 0; ///< At least two.
    SegmentSet segments; ///< Not empty.

    [[nodiscard]] int point_count() const { return std::popcount(points); }
    friend bool operator==(const Zone&, const Zone&) = default;
};

/// The zones of the segments that can be drawn: those with the most points first, then by their lowest point.
[[nodiscard]] std::vector<Zone> zones(const Board& board, const SegmentSet& legal);

/// A set of numbers of moves: bit k is set if the game can end after k moves.
using MoveCounts = std::uint64_t;
inline constexpr MoveCounts undecided_counts = 0b110; ///< One move or two.

/// After how many moves the game on these segments can end, by trying every line of play; empty when stopped.
[[nodiscard]] std::optional<MoveCounts> possible_counts(const Board& board, const SegmentSet& segments,
                                                        SearchControl& control);

/// The seed counts zones of at most this many points; such a zone is always small or undecided.
inline constexpr int max_points_known = 5;
/// The seed searches one ply deep in zones of at most this many points.
inline constexpr int max_points_middle = 12;

/// The sum of the counted zones.
struct Tally {
    int undecided = 0;  ///< Zones that can end after one move or two.
    int sure_moves = 0; ///< The sum over the small zones, which have one count only.
    int open = 0;       ///< Zones of more than `max_points_known` points, not counted in the other two.

    /// By Proposition 1 the player to move loses when both are even (for zones that are independent and all counted).
    [[nodiscard]] bool both_even() const { return undecided % 2 == 0 && sure_moves % 2 == 0; }
    Tally& operator+=(const Tally& more);
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// A zone as the seed counts it.
struct CountedZone : Zone {
    MoveCounts counts = 0; ///< 0 for more than `max_points_known` points, which are not counted.

    [[nodiscard]] Tally tally() const;
    friend bool operator==(const CountedZone&, const CountedZone&) = default;
};
/// In the order of `zones`.
[[nodiscard]] std::vector<CountedZone> counted_zones(const Board& board, const SegmentSet& legal);
/// The sum of the zones.
[[nodiscard]] Tally tally(const std::vector<CountedZone>& zones);

/// Two zones that are not independent, by their indices, and a segment of each that cross.
struct ZoneCrossing {
    std::size_t first_zone = 0, second_zone = 0;
    Segment first, second;

    friend bool operator==(const ZoneCrossing&, const ZoneCrossing&) = default;
};
/// One for each pair of zones with segments that cross: the two whose total length is the shortest.
[[nodiscard]] std::vector<ZoneCrossing> zone_crossings(const Board& board, const std::vector<Zone>& zones);

} // namespace zugzwang::points
