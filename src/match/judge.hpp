// Ends a game before its rules do: because the solver has proven its result, because both players say who wins, or
// because it takes too long.
#pragma once

#include <optional>

#include "match/plan.hpp"

namespace zugzwang::match {

/// Of one game. For one thread.
class Judge {
  public:
    explicit Judge(const Judging& judging) : judging_(judging) {}

    /// After a move that did not end the game, of which the mover said `score` (of its own side, in its own unit): the
    /// words of a judgement, if there is one. `table` stands after the move; the solver looks at it.
    [[nodiscard]] std::optional<Refusal> look(Table& table, Side mover, std::optional<double> score,
                                              const std::stop_token& stop);

  private:
    [[nodiscard]] std::optional<Side> agreed(Side mover, std::optional<double> score);

    Judging judging_;
    std::uint64_t moves_ = 0;
    BySide<BySide<std::uint64_t>> said_; ///< By player and winner: in how many of its moves in a row.
};

} // namespace zugzwang::match
