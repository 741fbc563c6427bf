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

/// Searches a tree (see tree.hpp) that it keeps from move to move, with a solver on each thread. On one thread a new
/// champion gives the same move for the same position and number of nodes.
class Champion final : public Player<Rules> {
  public:
    /// `hash_mb` MiB bound the tree and the solvers together.
    explicit Champion(std::size_t hash_mb = default_hash_mb, int threads = 1, const TreeOptions& options = {});
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;
    void ponder(const Rules::State& state, SearchControl& control) override;

  private:
    /// Searches on all threads until the root has a quarter more visits. False when the tree has no more room.
    [[nodiscard]] bool grow(SearchControl& control);
    /// Whether the tree has room, after pruning it where it is full and there is time for that.
    [[nodiscard]] bool has_room(const SearchControl& control);
    [[nodiscard]] Progress<Rules> progress(Side mover, double chance, const SearchControl& control) const;
    /// The best move of the tree, or the solvers' where the root is proven and that move is not.
    [[nodiscard]] Rules::Move chosen_move(const Rules::State& state, const Budget& budget);

    std::size_t wished_bytes_, bytes_; ///< And what of it could be had.
    Tree tree_;
    std::size_t threads_;
    std::deque<Tree::Prover> provers_; ///< One for each thread.
};

} // namespace zugzwang::amazons
