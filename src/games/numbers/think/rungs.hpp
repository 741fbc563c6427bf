// The rungs of the ladder of Numbers as players.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "games/numbers/rules.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::numbers {

/// Looks some moves ahead: what it takes, less what the other side takes, and so on, that many moves deep.
class LooksSoFar final : public Player<Rules> {
  public:
    struct Habits {
        int moves = 1;          ///< Looked ahead, its own included; 1 to 16.
        double temperature = 0; ///< Of the softened choice between the two ends, in points.
    };
    LooksSoFar(std::uint64_t seed, Habits habits) : random_(seed), habits_(habits) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    Habits habits_;
};

/// Saves the larger end for later: takes the smaller one, with a chance, else any.
class Saver final : public Player<Rules> {
  public:
    Saver(std::uint64_t seed, double saves) : random_(seed), saves_(saves) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    double saves_;
};

/// Null for an id that is no rung's.
[[nodiscard]] std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed);

} // namespace zugzwang::numbers
