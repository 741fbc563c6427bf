// What a teacher points at in Points: the zones and what they count, where zones are not independent, and the moves
// that win, once they are known.
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

/// A zone as it is shown. It may cross other zones; its counts and its nim-value are those of the zone alone.
struct ZoneNote {
    std::vector<int> points;
    MoveCounts counts = 0;                  ///< 0 while not known.
    std::optional<std::uint32_t> nim_value; ///< Empty while not known.

    /// After how many moves it is sure to end; empty for other zones.
    [[nodiscard]] std::optional<int> sure_moves() const;
    [[nodiscard]] bool undecided() const { return counts == undecided_counts; }

    friend bool operator==(const ZoneNote&, const ZoneNote&) = default;
};

/// Lines that no others touch: a game of its own, and a part of the conflict graph.
struct PartNote {
    SegmentSet segments;
    std::optional<std::uint32_t> nim_value; ///< Empty while not known.

    friend bool operator==(const PartNote&, const PartNote&) = default;
};

/// The parts that a move leaves, of whatever of it is known.
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
    /// Two segments that cross, one for each pair of zones that are not independent. While there is none, and no
    /// zone is larger, Proposition 1 holds.
    std::vector<std::pair<Segment, Segment>> crossings;
    std::optional<std::uint32_t> nim_value; ///< Of the whole position.
    std::optional<bool> wins;               ///< Whether the side to move does against best play.
    std::vector<Segment> winning;           ///< Moves known to win; all of them when `solved`.
    std::optional<HardestLine> hardest;     ///< Of a position that is known to be lost, unless there is no move.
    std::vector<LeftNote> left;             ///< Of every legal move.
    bool solved = false;                    ///< Every legal move is judged.
    int moves = 0;                          ///< Legal moves.
    int judged = 0;                         ///< Of these.
    std::uint64_t nodes = 0;                ///< That it took.

    /// Parts whose nim-value is known.
    [[nodiscard]] int parts_solved() const;

    friend bool operator==(const Insight&, const Insight&) = default;
};

/// Exact in what it fills in; leaves out what it did not get to. Where the budget has no nodes, the next call about the
/// same board goes on from there.
[[nodiscard]] Insight insight(const Rules::State& state, SearchControl& control);

} // namespace zugzwang::points
