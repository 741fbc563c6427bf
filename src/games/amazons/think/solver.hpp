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
        : control_(&control), reducer_(control, max_bytes / 4), table_(max_bytes - max_bytes / 4) {}

    /// From now on another control counts its nodes and stops it. What it knows it keeps, proofs and how near the
    /// others are, of this position and of those before and after it: asked again, it goes on where it stopped.
    void go_on_under(SearchControl& control);

    /// Whether the side to move wins; empty when it was stopped before it knew.
    [[nodiscard]] std::optional<bool> wins(const Rules::State& state);
    /// How near the answer is, without looking any further.
    [[nodiscard]] ProofNumbers numbers(const Rules::State& state);
    /// The first legal move that wins in a position that was proven won; empty when it was stopped before.
    [[nodiscard]] std::optional<Rules::Move> winning_move(const Rules::State& state);
    /// Every legal move that wins; empty when it was stopped before.
    [[nodiscard]] std::optional<std::vector<Rules::Move>> winning_moves(const Rules::State& state);
    /// In a position that was proven lost, the legal move whose answer took the most work to find; empty when there is
    /// no legal move.
    [[nodiscard]] std::optional<Rules::Move> hardest_move(const Rules::State& state);
    /// The moves that White can still make less those of Black, once nothing is left that both can reach; empty before.
    [[nodiscard]] std::optional<int> moves_ahead(const Rules::State& state);

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

    SearchControl* control_;
    Reducer reducer_;
    ProofTable table_;
};

/// As PROTOCOL.md's `solve` has it: 1 when the side to move wins, -1 when it loses, with one move that keeps this or
/// with all of them.
[[nodiscard]] Solution<Rules> solution(const Rules::State& state, const SolveRequest& request, SearchControl& control);

} // namespace zugzwang::amazons
