// Who wins an endgame, for certain: proof-number search over what remains of it after reduction.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/amazons/think/proof_table.hpp"
#include "games/amazons/think/reduction.hpp"
#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/ai/solution.hpp"

namespace zugzwang::amazons {

/// Depth-first proof-number search (A. Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications", 2002)
/// with weak proof numbers (T. Ueda et al. 2008), since in Amazons many orders of moves lead to one position. Bounds of
/// the regions end most lines early (J. Song and M. Müller, "An Enhanced Solver for the Game of Amazons", 2014).
class Solver {
  public:
    /// `max_bytes` bounds what it remembers, an eighth of it rooms that one side alone can reach.
    Solver(SearchControl& control, std::size_t max_bytes)
        : control_(&control), reducer_(max_bytes / 8), table_(max_bytes - max_bytes / 8) {}

    /// From now on another control counts its nodes and stops it. What it knows it keeps, proofs and how near the
    /// others are, of this position and of those before and after it: asked again, it goes on where it stopped.
    void go_on_under(SearchControl& control) { control_ = &control; }

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
    /// The table is asked so many children later, when the memory has fetched the answer.
    static constexpr std::size_t on_the_way = 16;

    struct Child {
        Key regions;
        ProofNumbers numbers;
        std::int16_t in_hand = 0;
        Rules::Move move; ///< All squares the same for a move in hand.

        [[nodiscard]] bool is_in_hand() const { return move.from == move.to; }
    };
    using Children = std::vector<Child>;

    [[nodiscard]] ProofNumbers look_at(const Sum& position) const;
    /// Those after which the other side is not known to win; the last may be lost for it, and then there are no more.
    void find_children(const Sum& position, Children& children);
    /// One move with what it leaves; false when no more are needed.
    [[nodiscard]] bool add(const Rules::Move& move, const Total& regions, int in_hand, Side next, Children& children);
    /// What the table knows of it; false when it is lost for the side that is next.
    [[nodiscard]] bool look_up(Child& child, Side next) const;
    [[nodiscard]] Sum after(const Sum& position, const Child& child);
    [[nodiscard]] ProofNumbers search(const Sum& position, ProofNumbers limits);

    SearchControl* control_;
    Reducer reducer_;
    ProofTable table_;
    Sum pieces_;                               ///< What a move leaves of a region.
    std::size_t looked_up_ = 0;                ///< So many children have the table's numbers.
    std::array<std::uint32_t, 4096> places_{}; ///< Where among the children one with the same regions may be.
};

/// As PROTOCOL.md's `solve` has it: 1 when the side to move wins, -1 when it loses, with one move that keeps this or
/// with all of them.
[[nodiscard]] Solution<Rules> solution(const Rules::State& state, const SolveRequest& request, SearchControl& control);

} // namespace zugzwang::amazons
