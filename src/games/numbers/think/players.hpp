// The players of Numbers: the seed's `greedy`, `parity` and `optimal` (seed 003), and `exploit`, who knows that the
// opponent is greedy.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "games/numbers/rules.hpp"
#include "games/numbers/think/oracle.hpp"
#include "games/numbers/think/plan_against_greedy.hpp"
#include "games/numbers/think/preprocessing.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::numbers {

/// The larger end, the left one of equals.
class Greedy final : public Player<Rules> {
  public:
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;
};

/// With an even number left it sums the odd and the even places and from then on takes only from the richer class: the
/// opponent can never reach that, so it never loses. With an odd number left it is greedy. Of equal classes it takes
/// the right end's, as the seed takes the left end only where that is strictly better. Asked first in the midst of a
/// game it keeps to what it would have chosen at its first turn.
class Parity final : public Player<Rules> {
  public:
    /// How it chose its class.
    struct Decision {
        Rules::State at;                    ///< It holds for every position that follows.
        std::array<std::int64_t, 2> sums{}; ///< Of what was left at the odd and at the even places of the whole row.
        std::uint32_t kept = 0;             ///< The class: 0 for the odd places, 1 for the even ones.
    };

    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;
    /// The last one; empty while it has only been greedy.
    [[nodiscard]] const std::optional<Decision>& decision() const { return decision_; }

  private:
    [[nodiscard]] bool still_holds(const Rules::State& state) const;

    std::optional<Decision> decision_;
};

/// Where a Parity that has played from the first move on chose its class, as far as the position, which has an even
/// number left, tells: its first one with an even number left. Of an odd row the other side took one end before, and
/// which one is not known once both are gone: then it is the position itself.
[[nodiscard]] Rules::State position_of_choice(const Rules::State& state);

/// Perfect play from any position of a row of any length: by the seed's table once at most longest_table numbers are
/// left, before that by an Oracle. A move takes microseconds once these are made.
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
    Rules::State table_start_; ///< Where table_ begins.
    Oracle oracle_;
};

/// The best response to `greedy`, by dynamic programming once at most longest_exploited_row numbers are left; before
/// that it plays like `optimal`. Reports what the plan promises, with greedy's answers in its line.
class Exploit final : public Player<Rules> {
  public:
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Optimal optimal_;
    Rules::State plan_start_; ///< Where plan_ begins.
    std::optional<PlanAgainstGreedy> plan_;
};

} // namespace zugzwang::numbers
