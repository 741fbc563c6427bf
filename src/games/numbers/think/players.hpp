// The players of Numbers: the seed's `greedy`, `parity` and `optimal` (seed 003), and `exploit`, who knows that the
// opponent is greedy.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "games/numbers/rules.hpp"
#include "games/numbers/think/greedy_answer.hpp"
#include "games/numbers/think/oracle.hpp"
#include "games/numbers/think/preprocessing.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::numbers {

/// The larger end, the left one of equals.
class Greedy final : public Player<Rules> {
  public:
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;
};

/// To move with an even number left it sums the odd and the even places and then takes only from the richer class (the
/// opponent never gets at it, so it never loses); with an odd number left it is greedy. Of equal classes: the right
/// end's, as the seed takes the left end only where it is strictly better.
class Parity final : public Player<Rules> {
  public:
    /// What it found out where it chose its class.
    struct Decision {
        Rules::State at;                    ///< It holds for all that follows from there.
        std::array<std::int64_t, 2> sums{}; ///< Of what was left at the odd and at the even places of the whole row.
        std::uint32_t kept = 0;             ///< The class: 0 for the odd places, 1 for the even ones.
    };

    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;
    /// The last one; empty as long as it only was greedy.
    [[nodiscard]] const std::optional<Decision>& decision() const { return decision_; }

  private:
    [[nodiscard]] bool still_holds(const Rules::State& state) const;

    std::optional<Decision> decision_;
};

/// The most that can be had against a perfect opponent, for rows of any length, from any position: once at most
/// longest_table numbers are left by the seed's table, before that by an Oracle, in microseconds once they are made.
class Optimal final : public Player<Rules> {
  public:
    /// The observer sees the table being filled; it may be null.
    explicit Optimal(TableObserver* observer = nullptr) : observer_(observer) {}

    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    /// Requires a position that the table can be made for.
    void prepare(const Rules::State& state);
    [[nodiscard]] Rules::Move by_table(const Rules::State& state) const;
    [[nodiscard]] std::vector<Rules::Move> line(const Rules::State& state);

    TableObserver* observer_;
    std::optional<Preprocessing> table_;
    Rules::State prepared_at_; ///< Where table_ begins.
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
