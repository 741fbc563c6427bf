// The rungs of the ladder of Numbers as players.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "games/numbers/rules.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::numbers {

/// A negamax search of a fixed depth: what it takes, less what the other side then takes, and so on.
class DepthLimited final : public Player<Rules> {
  public:
    struct Habits {
        int depth = 1;          ///< In plies, its own move included; 1 to 16.
        double temperature = 0; ///< Of the softened choice between the two ends, in points.
    };
    DepthLimited(std::uint64_t seed, Habits habits) : random_(seed), habits_(habits) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    Habits habits_;
};

/// Saves the larger end for later: with probability `saves` it takes the smaller end, otherwise a random one.
class Saver final : public Player<Rules> {
  public:
    Saver(std::uint64_t seed, double saves) : random_(seed), saves_(saves) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    double saves_;
};

/// Null for an id that is not a rung's.
[[nodiscard]] std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed);

} // namespace zugzwang::numbers
