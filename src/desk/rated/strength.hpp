// How strong somebody is, from results against opponents whose strength is known: every strength is weighed by how
// likely it makes these results in Elo's model ("The rating of chessplayers", 1978), as Bayesian ratings do (Coulom,
// "Computing Elo ratings of move patterns", 2007, describes the same for many players at once). Someone who begins is
// found out in a few games; late results say more than early ones, so it follows who learns.
#pragma once

#include <chrono>
#include <span>

#include "puzzles/rating.hpp"

namespace zugzwang {

/// One game: `score` is 1 for a win, 0.5 for a draw, 0 for a loss.
struct RatedGame {
    int opponent = 0; ///< Its rating.
    double score = 0;
};

/// What is known before the first game.
inline constexpr puzzles::Rating unknown_strength{.value = 1000, .deviation = 1200};

/// Oldest first; the latest was played so long ago. Only the last max_games_weighed count.
[[nodiscard]] puzzles::Rating strength_of(std::span<const RatedGame> games, std::chrono::days ago);
inline constexpr std::size_t max_games_weighed = 120;

} // namespace zugzwang
