// The training data: positions of self-play games.
#pragma once

#include <array>
#include <cstdint>
#include <iosfwd>
#include <vector>

#include "games/amazons/rules.hpp"

namespace zugzwang::amazons {

/// A position with its result.
struct Sample {
    Rules::State state{};
    double chance = 0; ///< To win, for the side to move, by the search that played.
    bool wins = false; ///< Whether the side to move won the game.
    std::uint32_t game = 0;
};

/// One line each: chance in thousandths, 1 or 0 for won or lost, number of the game, position.
void write(std::ostream& out, const Sample& sample);
[[nodiscard]] Result<std::vector<Sample>> read_samples(std::istream& in);

} // namespace zugzwang::amazons
