// The strongest player of Amazons that we have.
#pragma once

#include <atomic>
#include <cstddef>
#include <deque>
#include <optional>

#include "games/amazons/think/solver.hpp"
#include "games/amazons/think/tree.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::amazons {

/// Grows a tree (see tree.hpp) that it keeps from move to move, and has solvers prove what they can in it. One that is
/// new gives the same move for the same position and number of nodes, on one thread.
class Champion final : public Player<Rules> {
  public:
    /// Tree and solvers together never take more than so many MiB.
    explicit Champion(std::size_t hash_mb = default_hash_mb, int threads = 1, const TreeOptions& options = {});
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;
    void ponder(const Rules::State& state, SearchControl& control) override;

  private:
    /// Lets the tree grow by a quarter on all threads, until all is known or spent. False when it cannot grow on.
    [[nodiscard]] bool grow(SearchControl& control);
    /// Whether the tree can grow on, with what it gives back where it is full and there is time for that.
    [[nodiscard]] bool has_room(const SearchControl& control);
    [[nodiscard]] Progress<Rules> progress(Side mover, double chance, const SearchControl& control) const;
    /// What is best now; once the solvers have proven more than the tree holds, what they say.
    [[nodiscard]] Rules::Move chosen(const Rules::State& state, const Budget& budget);

    Tree tree_;
    std::size_t solver_bytes_;
    std::size_t threads_;
    std::deque<Tree::Prover> provers_; ///< One for each thread.
};

} // namespace zugzwang::amazons
