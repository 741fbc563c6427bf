// What the champion knows of a position that it can solve: the independent parts of the conflict graph, their
// nim-values, and where the zones of the seed are not independent.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/points/rules.hpp"
#include "games/points/think/solver.hpp"
#include "games/points/think/zones.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::points {

struct ChampionWork {
    Segment move;                  ///< The champion's.
    std::vector<ValuedPart> parts; ///< Those with the most points first; empty when not solved within the budget.
    std::vector<ValuedPart> left;  ///< After the move; empty when nothing is left to draw, or not solved.
    int conflicts = 0;             ///< Pairs of segments that touch: the edges of the graph.

    std::vector<CountedZone> zones; ///< Of the seed.
    std::vector<ZoneCrossing> crossings;

    [[nodiscard]] bool solved() const { return !parts.empty(); }
    [[nodiscard]] static std::uint32_t nim_sum(const std::vector<ValuedPart>& parts);
    /// Whether the side to move wins; of a position that is solved.
    [[nodiscard]] bool wins() const { return nim_sum(parts) != 0; }
    /// What Proposition 1 would say, if it held: whether the side to move wins. Empty when a zone is not counted.
    [[nodiscard]] std::optional<bool> zones_say_win() const;
};

/// Requires that the game is not over. Spends a fixed number of nodes at most.
[[nodiscard]] ChampionWork champion_work(const Rules::State& state, SearchControl& control);

/// The points that the segments join.
[[nodiscard]] PointSet ends_of(const Board& board, const SegmentSet& segments);

} // namespace zugzwang::points
