// Best play in any position of a game; keeps the prepared row from move to move.
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

/// Whether two rows are the same, by value.
[[nodiscard]] bool same_row(const std::shared_ptr<const Row>& a, const std::shared_ptr<const Row>& b);

/// Answers at once for the row that it prepared last; another row is prepared first, in linear time.
class Oracle {
  public:
    /// What the two ends of the reduced row are worth, by End. Empty if the game is over or it was told to stop.
    [[nodiscard]] std::optional<std::array<std::int64_t, 2>> ends(const Rules::State& state,
                                                                  const std::stop_token& stop = {});
    /// A best move, the left end if both reduced ends are equal. (The other end may be as good even if they are not:
    /// only the values of both moves can tell.) Empty if the game is over or it was told to stop.
    [[nodiscard]] std::optional<Rules::Move> best_move(const Rules::State& state, const std::stop_token& stop = {});
    /// Up to `max` best moves of both sides in turn.
    [[nodiscard]] std::vector<Rules::Move> best_line(Rules::State state, std::size_t max,
                                                     const std::stop_token& stop = {});

  private:
    std::shared_ptr<const Row> row_;
    std::shared_ptr<const EndValues> values_;
};

} // namespace zugzwang::numbers
