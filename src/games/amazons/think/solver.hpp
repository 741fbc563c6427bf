// Who wins an endgame, for certain: proof-number search over what remains of it after reduction.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/amazons/think/proof_table.hpp"
#include "games/amazons/think/reduction.hpp"
#include "zugzwang/ai/solution.hpp"

namespace zugzwang::amazons {

/// Depth-first proof-number search (A. Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications", 2002)
/// with weak proof numbers (T. Ueda et al. 2008), since in Amazons many orders of moves lead to one position.
class Solver {
  public:
    /// `max_bytes` bounds what it remembers, a quarter of it regions that one side alone can reach.
    Solver(SearchControl& control, std::size_t max_bytes)
        : control_(control), reducer_(control, max_bytes / 4), table_(max_bytes - max_bytes / 4) {}

    /// Whether the side to move wins; empty when it was stopped before it knew.
    [[nodiscard]] std::optional<bool> wins(const Rules::State& state);
    /// The first legal move that wins in a position that was proven won; empty when it was stopped before.
    [[nodiscard]] std::optional<Rules::Move> winning_move(const Rules::State& state);
    /// Every legal move that wins; empty when it was stopped before.
    [[nodiscard]] std::optional<std::vector<Rules::Move>> winning_moves(const Rules::State& state);

  private:
    struct Child {
        Reduced position;
        Key key;
        ProofNumbers numbers;
    };

    /// What can be said of a position without looking further.
    [[nodiscard]] static ProofNumbers first_look(const Reduced& position);
    [[nodiscard]] ProofNumbers known(const Reduced& position, const Key& key) const;
    [[nodiscard]] std::vector<Child> children(const Reduced& position);
    [[nodiscard]] ProofNumbers search(const Reduced& position, const Key& key, ProofNumbers limits);

    SearchControl& control_;
    Reducer reducer_;
    ProofTable table_;
};

/// As PROTOCOL.md's `solve` has it: 1 when the side to move wins, -1 when it loses, with one move that keeps this or
/// with all of them.
[[nodiscard]] Solution<Rules> solution(const Rules::State& state, const SolveRequest& request, SearchControl& control);

} // namespace zugzwang::amazons
