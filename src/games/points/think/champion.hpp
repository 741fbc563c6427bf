// The strongest player of Points: perfect as soon as the position can be solved in its time, before that it steers.
#pragma once

#include <memory>

#include "games/points/rules.hpp"
#include "games/points/think/solver.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::points {

/// Plays a move that is proven to win when it finds one. When every move is proven to lose, the one that leaves the
/// other side the fewest winning answers. When that is out of reach, among the moves that are not known to lose one
/// that the other side cannot soon answer, so that the next position is solved first by this one.
class Champion final : public Player<Rules> {
  public:
    /// Its tables never take more than so many MiB.
    explicit Champion(std::size_t hash_mb = default_hash_mb, int threads = 1) : hash_mb_(hash_mb), threads_(threads) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    std::size_t hash_mb_;
    int threads_;
    std::unique_ptr<Solver> solver_; ///< Of the board last played on.
};

} // namespace zugzwang::points
