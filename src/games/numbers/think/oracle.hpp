// Best play in any position of a game: keeps the prepared row between the moves.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "games/numbers/rules.hpp"
#include "games/numbers/think/end_values.hpp"

namespace zugzwang::numbers {

/// Whether two positions come from the same row as it was at the beginning, by value.
[[nodiscard]] bool same_row(const std::shared_ptr<const Row>& a, const std::shared_ptr<const Row>& b);

/// A position of the row that was prepared last is answered at once; another row is prepared first (linear).
class Oracle {
  public:
    /// What the two ends are worth once all that can be fused is fused, by End. Empty when the game is over or when
    /// told to stop.
    [[nodiscard]] std::optional<std::array<std::int64_t, 2>> ends(const Rules::State& state,
                                                                  const std::stop_token& stop = {});
    /// A best move, the left end when both reduced ends are equal. (The other end may be as good even when they are
    /// not: that takes the values of both moves to tell.) Empty when the game is over or when told to stop.
    [[nodiscard]] std::optional<Rules::Move> best_move(const Rules::State& state, const std::stop_token& stop = {});
    /// Up to `max` best moves of both sides in turn.
    [[nodiscard]] std::vector<Rules::Move> best_line(Rules::State state, std::size_t max,
                                                     const std::stop_token& stop = {});

  private:
    std::shared_ptr<const Row> row_;
    std::shared_ptr<const EndValues> values_;
};

} // namespace zugzwang::numbers
