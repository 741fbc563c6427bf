// The static evaluation: a network over territory features, or Jens Lieberum's hand-made terms.
#pragma once

#include "games/amazons/think/board.hpp"
#include "games/amazons/think/network.hpp"

namespace zugzwang::amazons {

/// The network that the program was built with, see tools/; null when its file is damaged.
[[nodiscard]] const Network* built_in_network();
/// What is wrong with that file; null when nothing is.
[[nodiscard]] const Refusal* built_in_refusal();

/// For the side to move, in hundredths of a square; won and lost positions lie far outside (see won_score). By the
/// network, or without one by hand-made terms: t1, t2, c1, c2 and the mobility of the queens, weighted by how much of
/// the board is still open, after J. Lieberum, "An evaluation function for the game of Amazons", Theoretical Computer
/// Science 349 (2005). A side that cannot move on its turn is not recognised here.
[[nodiscard]] int evaluation(const Board& board, const Network* network = built_in_network());

/// The score of a won game, less the number of moves to its end.
inline constexpr int won_score = 1'000'000;
[[nodiscard]] constexpr bool is_decided(int score) { return score > won_score / 2 || score < -won_score / 2; }

/// The score at which the odds of winning are e to one.
inline constexpr double chance_scale = 350;
/// The chance that the side to move wins with that score, 0 to 1.
[[nodiscard]] double chance_of(int score);
/// The same as a whole number, 0 to 65536.
[[nodiscard]] int chance_in_65536ths(int score);

} // namespace zugzwang::amazons
