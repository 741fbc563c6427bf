// The game of a tournament that is worth showing at its end.
#pragma once

#include <optional>
#include <vector>

#include "tournament/standings.hpp"

namespace zugzwang::tournament {

/// Of the games that the two best played against each other, or where they played none of all games, the closest: a
/// draw, else the smallest margin; of those that are as close the longest. Games that ended by forfeit do not count.
/// Its place among the records; empty where there is none.
[[nodiscard]] std::optional<std::size_t> best_game(const TournamentPlan& plan, const Standings& standings,
                                                   const std::vector<GameRecord>& records);

} // namespace zugzwang::tournament
