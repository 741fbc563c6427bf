// What a teacher points at in Points: the zones and what they count, where zones are not independent, and the moves
// that win, once they are known.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "games/points/rules.hpp"
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

struct Insight {
    std::vector<ZoneNote> zones;
    int undecided = 0, sure_moves = 0, blocked = 0;
    int larger = 0; ///< Zones that are neither small nor undecided, or were not counted.
    /// Two segments that cross, one for each pair of zones that are not independent. While there is none, and no
    /// zone is larger, Proposition 1 holds.
    std::vector<std::pair<Segment, Segment>> crossings;
    std::optional<std::uint32_t> nim_value; ///< Of the whole position.
    std::optional<bool> wins;               ///< Whether the side to move does against best play.
    std::vector<Segment> winning;           ///< Moves known to win; all of them when `solved`.
    bool solved = false;                    ///< Every legal move is judged.
    int moves = 0;                          ///< Legal moves.

    friend bool operator==(const Insight&, const Insight&) = default;
};

/// Exact in what it fills in; leaves out what it did not get to.
[[nodiscard]] Insight insight(const Rules::State& state, SearchControl& control);

} // namespace zugzwang::points
