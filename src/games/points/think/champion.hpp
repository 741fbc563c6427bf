// The strongest player of Points: it plays perfectly once it can solve the position in its time.
#pragma once

#include <memory>

#include "games/points/rules.hpp"
#include "games/points/think/solver.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::points {

/// Plays a move that is proven to win, if it finds one. When every move is proven to lose, it plays the one that leaves
/// the other side the smallest share of winning replies; otherwise, of the moves that are not refuted, the one that
/// leaves the least to search.
class Champion final : public Player<Rules> {
  public:
    /// `hash_mb` MiB bound its tables.
    explicit Champion(std::size_t hash_mb = default_hash_mb, int threads = 1) : hash_mb_(hash_mb), threads_(threads) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    std::size_t hash_mb_;
    std::size_t bytes_ = 0; ///< What of it could be had.
    int threads_;
    std::unique_ptr<Solver> solver_; ///< Of the board last played on.
};

} // namespace zugzwang::points
