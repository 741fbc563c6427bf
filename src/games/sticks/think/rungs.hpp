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

/// Does not leave so few that the other side can take them all, if it can help it, and knows some of the numbers from
/// which a player loses; else it takes any number.
class Learner final : public Player<Rules> {
  public:
    struct Knowledge {
        int numbers = 0;    ///< It knows so many of the losing numbers, the lowest first, that at which none is left
                            ///< not counted.
        double certain = 1; ///< The chance that it thinks of them.
        double careful = 1; ///< The chance that it sees what the other side could take.
    };
    Learner(std::uint64_t seed, Knowledge knowledge) : random_(seed), knowledge_(knowledge) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    Knowledge knowledge_;
};

/// Null for an id that is no rung's.
[[nodiscard]] std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed);

} // namespace zugzwang::sticks
