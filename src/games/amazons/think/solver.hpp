// Solves endgames: proof-number search over the sum of regions that remains after reduction.
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
/// with weak proof numbers (T. Ueda et al. 2008), since Amazons has many transpositions. Most
/// lines end early by the bounds of their regions (J. Song and M. Müller, "An Enhanced Solver for the Game of Amazons",
/// 2014).
class Solver {
  public:
    /// `max_bytes` bounds its tables; an eighth is for rooms that only one side can reach.
    Solver(SearchControl& control, std::size_t max_bytes)
        : control_(&control), reducer_(max_bytes / 8), table_(max_bytes - max_bytes / 8) {}

    /// From now on another control counts its nodes and stops it. The transposition table is kept: asked again, it goes
    /// on where it stopped.
    void set_control(SearchControl& control) { control_ = &control; }

    /// Whether the side to move wins; empty when stopped.
    [[nodiscard]] std::optional<bool> wins(const Rules::State& state);
    /// The proof numbers as far as they are known, without a search.
    [[nodiscard]] ProofNumbers numbers(const Rules::State& state);
    /// The first legal move found to win in a position that is proven won; empty when stopped.
    [[nodiscard]] std::optional<Rules::Move> winning_move(const Rules::State& state);
    /// Every legal move that wins; empty when stopped.
    [[nodiscard]] std::optional<std::vector<Rules::Move>> winning_moves(const Rules::State& state);
    /// In a position that is proven lost, the legal move that took the most nodes to refute; empty when there is no
    /// legal move.
    [[nodiscard]] std::optional<Rules::Move> hardest_move(const Rules::State& state);
    /// White's remaining moves less Black's, once there is no region that both sides can reach; empty before.
    [[nodiscard]] std::optional<int> move_lead(const Rules::State& state);

  private:
    /// A child's table entry is read so many children after it was prefetched.
    static constexpr std::size_t prefetch_distance = 16;

    struct Child {
        Key regions;
        ProofNumbers numbers;
        std::int16_t in_hand = 0;
        Rules::Move move; ///< All squares equal for a move in hand.

        [[nodiscard]] bool is_in_hand() const { return move.from == move.to; }
    };
    using Children = std::vector<Child>;

    [[nodiscard]] ProofNumbers numbers_of(const Sum& position) const;
    /// Adds the moves that are not known to lose; stops at one that is known to win.
    void expand(const Sum& position, Children& children);
    /// Adds one move with the position that it leaves; false when no more are needed.
    [[nodiscard]] bool add(const Rules::Move& move, const Total& regions, int in_hand, Side next, Children& children);
    /// Reads the child's numbers from the table; false when it is lost for the side to move in it.
    [[nodiscard]] bool look_up(Child& child, Side next) const;
    [[nodiscard]] Sum after(const Sum& position, const Child& child);
    [[nodiscard]] ProofNumbers search(const Sum& position, ProofNumbers limits);

    SearchControl* control_;
    Reducer reducer_;
    ProofTable table_;
    Sum pieces_;                               ///< What a move leaves of a region.
    std::size_t looked_up_ = 0;                ///< Children whose table entries have been read.
    std::array<std::uint32_t, 4096> places_{}; ///< The index of a child by the hash of its regions.
};

/// As PROTOCOL.md's `solve` has it: 1 when the side to move wins, -1 when it loses, with one move that keeps this or
/// with all of them.
[[nodiscard]] Solution<Rules> solution(const Rules::State& state, const SolveRequest& request, SearchControl& control);

} // namespace zugzwang::amazons
