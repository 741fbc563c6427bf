// What to draw when all is lost: the line after which the other side finds the fewest answers that win.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/points/rules.hpp"
#include "games/points/think/solver.hpp"

namespace zugzwang::points {

struct HardestLine {
    Segment move;
    int answers = 0; ///< Of the other side.
    int winning = 0; ///< Of those.
    int unknown = 0;

    /// The share of the answers that win; one that is not known counts half.
    [[nodiscard]] double winning_share() const {
        return answers == 0 ? 0 : (winning + unknown / 2.0) / static_cast<double>(answers);
    }

    friend bool operator==(const HardestLine&, const HardestLine&) = default;
};

/// The first of several. Spends a few nodes on each of the moves until the control ends it; empty when it comes to
/// none.
[[nodiscard]] std::optional<HardestLine> hardest_line(Solver& solver, const Rules::State& state,
                                                      const std::vector<JudgedMove>& moves, SearchControl& control);

} // namespace zugzwang::points
