// The move in a lost position: the line that leaves the other side the smallest share of winning replies.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/points/rules.hpp"
#include "games/points/think/solver.hpp"

namespace zugzwang::points {

struct HardestLine {
    Segment move;
    int answers = 0; ///< The other side's replies.
    int winning = 0; ///< How many of these win.
    int unknown = 0; ///< How many of these are not solved.

    /// The share of the replies that win; an unknown one counts half.
    [[nodiscard]] double winning_share() const {
        return answers == 0 ? 0 : (winning + unknown / 2.0) / static_cast<double>(answers);
    }

    friend bool operator==(const HardestLine&, const HardestLine&) = default;
};

/// Of equal ones the first. Spends a few nodes on each move until the control stops it; empty when stopped before the
/// first.
[[nodiscard]] std::optional<HardestLine> hardest_line(Solver& solver, const Rules::State& state,
                                                      const std::vector<SolvedMove>& moves, SearchControl& control);

} // namespace zugzwang::points
