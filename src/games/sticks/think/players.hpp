// The players of Sticks: the seed's `novice` and `optimal` (seed 001), and the rungs of the ladder.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "games/sticks/think/theory.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::sticks {

/// Plays a random legal move unless it can win by taking all sticks.
class Novice final : public Player<Rules> {
  public:
    explicit Novice(std::uint64_t seed) : seed_(seed) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    std::uint64_t seed_;
};

/// Takes N mod (M+1), in the misère game (N-1) mod (M+1); plays a random move if that is 0, as then every move loses.
class Optimal final : public Player<Rules> {
  public:
    /// At each choice it puts its verdicts into `derivation`, which may be null.
    explicit Optimal(std::uint64_t seed, std::vector<Verdict>* derivation = nullptr)
        : seed_(seed), derivation_(derivation) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    std::uint64_t seed_;
    std::vector<Verdict>* derivation_;
};

/// Null for an id that is not a rung's.
[[nodiscard]] std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed);

} // namespace zugzwang::sticks
