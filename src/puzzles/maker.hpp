// Makes puzzles from seeded play: positions of games between our own players, of which the solver proves that exactly
// one move wins.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "puzzles/puzzle.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::puzzles {

struct MakerRequest {
    const Game* game = nullptr; ///< One that has puzzles.
    std::uint64_t seed = 1;
    std::size_t count = 1; ///< As many of each difficulty as of the others.
};

/// The puzzles of the game played from that seed: one at most, and those that it turns into for the other side. The
/// same everywhere: only nodes limit the work.
[[nodiscard]] std::vector<Puzzle> puzzles_from(const Game& game, std::uint64_t seed);

/// The seeds of a request's games, by their numbers from 0.
class GameSeeds {
  public:
    explicit GameSeeds(const MakerRequest& request) : random_(request.seed) {}

    [[nodiscard]] std::uint64_t of(std::size_t game);

  private:
    Random random_;
    std::vector<std::uint64_t> drawn_;
};

/// Which puzzles of a request's games are taken, by how hard they are and which were taken before.
class Selection {
  public:
    explicit Selection(const MakerRequest& request) : request_(request) {}

    /// Of those that `puzzles_from` has of the next game, what is taken.
    [[nodiscard]] std::vector<Puzzle> taken(std::vector<Puzzle> puzzles);
    [[nodiscard]] std::size_t games() const { return games_; }            ///< Looked at.
    [[nodiscard]] std::size_t count() const { return positions_.size(); } ///< Taken.
    /// There are enough of them, or were too many games without.
    [[nodiscard]] bool is_over() const;

  private:
    MakerRequest request_;
    std::size_t games_ = 0;
    std::array<std::size_t, hardest> made_{}; ///< By difficulty.
    std::set<std::string> positions_;
};

/// Makes puzzles, no position twice, and tells each; stops when `told` answers false. Answers how many were told: fewer
/// than asked for where the games of the seed do not have them.
std::size_t make_puzzles(const MakerRequest& request, const std::function<bool(const Puzzle&)>& told);

} // namespace zugzwang::puzzles
