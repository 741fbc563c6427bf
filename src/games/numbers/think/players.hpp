// The players of Numbers: the seed's `greedy`, `parity` and `optimal` (seed 003), and `exploit`, who knows that the
// opponent is greedy.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "games/numbers/rules.hpp"
#include "games/numbers/think/greedy_answer.hpp"
#include "games/numbers/think/oracle.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::numbers {

/// The larger end, the left one of equals.
class Greedy final : public Player<Rules> {
  public:
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;
};

/// To move with an even number left it sums the odd and the even places and then takes only from the richer class (the
/// opponent never gets at it, so it never loses); with an odd number left it is greedy. Of equal classes: the left
/// end's.
class Parity final : public Player<Rules> {
  public:
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    [[nodiscard]] bool still_holds(const Rules::State& state) const;

    std::optional<Rules::State> decided_at_; ///< Where the class was chosen; it holds for all that follows from there.
    std::uint32_t class_ = 0;                ///< Places of this remainder by 2.
};

/// The most that can be had against a perfect opponent, for rows of any length, from any position, in microseconds once
/// the row is prepared.
class Optimal final : public Player<Rules> {
  public:
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Oracle oracle_;
};

/// The most that can be had against `greedy`, by dynamic programming once at most longest_exploited_row numbers are
/// left; before that `optimal`. Reports what the plan promises, with greedy's answers in its line.
class Exploit final : public Player<Rules> {
  public:
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Optimal optimal_;
    Rules::State planned_at_; ///< Where plan_ begins.
    std::optional<GreedyAnswer> plan_;
};

} // namespace zugzwang::numbers
