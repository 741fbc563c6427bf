// How the champion's move follows from the independent parts of the conflict graph and their nim-values, and where the
// seed's zones are not independent. For lessons.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/points/rules.hpp"
#include "games/points/think/solver.hpp"
#include "games/points/think/zones.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::points {

struct ChampionWork {
    Segment move;                  ///< The champion's.
    std::vector<ValuedPart> parts; ///< Those with the most points first; empty when not solved within the limits.
    std::vector<ValuedPart> left;  ///< After the move; empty when no line can be drawn, or when not solved.
    int conflicts = 0;             ///< The edges of the graph: pairs of segments that touch.

    std::vector<CountedZone> zones; ///< Of the seed.
    std::vector<ZoneCrossing> crossings;

    [[nodiscard]] bool solved() const { return !parts.empty(); }
    [[nodiscard]] static std::uint32_t nim_sum(const std::vector<ValuedPart>& parts);
    /// Whether the side to move wins. Requires that the position is solved.
    [[nodiscard]] bool wins() const { return nim_sum(parts) != 0; }
    /// Whether the side to move wins by Proposition 1, as if it held. Empty when a zone is not counted.
    [[nodiscard]] std::optional<bool> zones_say_win() const;
};

/// Of a champion that was asked `before`, which it remembers: of several moves that win it takes the one that it proves
/// first. Requires that the game is not over. Spends at most a fixed number of nodes for each position.
[[nodiscard]] ChampionWork champion_work(const Rules::State& state, std::span<const Rules::State> before,
                                         SearchControl& control);

/// The end points of the segments.
[[nodiscard]] PointSet ends_of(const Board& board, const SegmentSet& segments);

} // namespace zugzwang::points
