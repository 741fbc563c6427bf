// The perfect player of Chomp. Every bar is solved by playing it out; there are at most 3003 of them (6 by 8).
#pragma once

#include "sixth_game/chomp/rules.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::chomp {

/// The bites after which the other side loses; nothing when it was stopped before it knew.
[[nodiscard]] std::optional<std::vector<Rules::Move>> winning_bites(const Rules::State& state, SearchControl& control);

/// Wins where it can; else takes as little as it can.
class Perfect final : public Player<Rules> {
  public:
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;
};

} // namespace zugzwang::chomp
