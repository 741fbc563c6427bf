// The players of Sticks: the seed's `novice` and `optimal` (seed 001).
#pragma once

#include <memory>
#include <vector>

#include "games/sticks/rules.hpp"
#include "games/sticks/think/derivation.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::sticks {

/// A random legal move, unless it can take all that is left and win by that.
class Novice final : public Player<Rules> {
  public:
    explicit Novice(std::uint64_t seed) : random_(seed) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
};

/// Takes N mod (M+1) (misère: (N-1) mod (M+1)); random when that is 0, for then every move loses.
class Optimal final : public Player<Rules> {
  public:
    /// What it derives is put into `derivation`, if there is one, at each choice.
    explicit Optimal(std::uint64_t seed, std::vector<Verdict>* derivation = nullptr)
        : random_(seed), derivation_(derivation) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    std::vector<Verdict>* derivation_;
};

/// Every move after which the other side is lost, ascending; empty in a lost position.
[[nodiscard]] std::vector<Rules::Move> winning_moves(const Rules::State& state);

} // namespace zugzwang::sticks
