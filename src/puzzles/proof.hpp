// What a puzzle is proven by: the values of positions, found by the game's solver within a number of nodes.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "puzzles/puzzle.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::puzzles {

/// Asks one game's solver; nodes alone limit it, so that the answers are the same everywhere. For one thread.
class Prover {
  public:
    /// The game outlives it. `nodes` is for each position.
    Prover(const Game& game, std::uint64_t nodes);

    /// Stands at that position from now on; requires the text of one.
    void set(const std::string& position);
    [[nodiscard]] Table& table() { return *table_; }
    [[nodiscard]] const Table& table() const { return *table_; }

    /// What the position is worth to that side; empty where the nodes do not tell.
    [[nodiscard]] std::optional<std::int64_t> value_for(Side side);
    /// The same after a legal move.
    [[nodiscard]] std::optional<std::int64_t> value_after(const std::string& move, Side side);
    /// The only move after which the side to move has a value of more than 0; empty where there is none, where there
    /// are more, or where the nodes do not tell.
    [[nodiscard]] std::optional<std::string> only_winning_move();
    /// A best move of a position that is not over; empty where the nodes do not tell.
    [[nodiscard]] std::optional<std::string> best_move();

    /// Why the puzzle is not what it says, if it is not: another number of right moves than one, another value, a move
    /// without a refutation, a refutation that does not refute.
    [[nodiscard]] std::optional<Refusal> fault_of(const Puzzle& puzzle);
    /// Visited since it was made.
    [[nodiscard]] std::uint64_t nodes() const { return visited_; }

  private:
    [[nodiscard]] SolveAnswer solved();
    [[nodiscard]] std::optional<Refusal> fault_of(const Puzzle& puzzle, const Refutation& refutation, Side side);

    std::unique_ptr<Table> table_;
    std::uint64_t limit_;
    std::uint64_t visited_ = 0;
};

} // namespace zugzwang::puzzles
