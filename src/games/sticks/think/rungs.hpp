// The rungs of the ladder of Sticks as players.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "games/sticks/rules.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::sticks {

/// Takes as many as it can.
class Grabber final : public Player<Rules> {
  public:
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;
};

/// Knows some of the losing numbers, and if it can help it does not leave so few sticks that the other side can take
/// them all; otherwise it takes a random number.
class Learner final : public Player<Rules> {
  public:
    struct Knowledge {
        int numbers = 0; ///< How many of the losing numbers it knows, from the lowest on, not counting the empty table.
        double certain = 1; ///< The probability that it thinks of them.
        double careful = 1; ///< The probability that it sees what the other side could take.
    };
    Learner(std::uint64_t seed, Knowledge knowledge) : random_(seed), knowledge_(knowledge) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    Knowledge knowledge_;
};

/// Null for an id that is not a rung's.
[[nodiscard]] std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed);

} // namespace zugzwang::sticks
