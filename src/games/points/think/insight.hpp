// The insight of Points: the zones and their counts, where zones are not independent, and the winning moves, once they
// are known.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "games/points/rules.hpp"
#include "games/points/think/hardest_line.hpp"
#include "games/points/think/zones.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::points {

/// A zone for display. It may cross other zones; its counts and its nim-value are those of the zone alone.
struct ZoneNote {
    std::vector<int> points;
    MoveCounts counts = 0;                  ///< 0 while not known.
    std::optional<std::uint32_t> nim_value; ///< Empty while not known.

    /// The number of moves after which a small zone ends; empty for other zones.
    [[nodiscard]] std::optional<int> sure_moves() const;
    [[nodiscard]] bool undecided() const { return counts == undecided_counts; }

    friend bool operator==(const ZoneNote&, const ZoneNote&) = default;
};

/// An independent part: lines that no others touch.
struct PartNote {
    SegmentSet segments;
    std::optional<std::uint32_t> nim_value; ///< Empty while not known.

    friend bool operator==(const PartNote&, const PartNote&) = default;
};

/// A move, its outcome and the parts that it leaves, as far as they are known.
struct LeftNote {
    Segment move;
    std::optional<bool> wins;
    std::vector<std::optional<std::uint32_t>> nim_values; ///< In the order of `independent_parts`.

    friend bool operator==(const LeftNote&, const LeftNote&) = default;
};

struct Insight {
    std::vector<ZoneNote> zones;
    std::vector<PartNote> parts; ///< In the order of `independent_parts`.
    int undecided = 0, sure_moves = 0, blocked = 0;
    int larger = 0; ///< Zones that are neither small nor undecided, or were not counted.
    /// For each pair of zones that are not independent two segments that cross. If there is none, and no zone is
    /// larger, Proposition 1 holds.
    std::vector<std::pair<Segment, Segment>> crossings;
    std::optional<std::uint32_t> nim_value; ///< Of the whole position.
    std::optional<bool> wins;               ///< Whether the side to move wins against best play.
    std::vector<Segment> winning;           ///< Moves known to win; all of them when `solved`.
    std::optional<HardestLine> hardest;     ///< In a lost position that is not over.
    std::vector<LeftNote> left;             ///< Of every legal move.
    bool solved = false;                    ///< Every legal move is solved.
    int moves = 0;                          ///< Legal moves.
    int judged = 0;                         ///< How many of these are solved.
    std::uint64_t nodes = 0;                ///< The nodes that it took.

    /// The number of parts whose nim-value is known.
    [[nodiscard]] int parts_solved() const;

    friend bool operator==(const Insight&, const Insight&) = default;
};

/// What it fills in is exact; what it did not get to is left empty. Unless nodes are limited, the next call for the
/// same board goes on from there.
[[nodiscard]] Insight insight(const Rules::State& state, SearchControl& control);

} // namespace zugzwang::points
