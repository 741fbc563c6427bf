// A game is read: which of its positions are known well enough, which one is looked at next, and for how long.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

#include "zugzwang/ai/allowance.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang {

/// What a position was read in before that was a choice.
inline constexpr std::chrono::milliseconds usual_reading_time{500};

/// By ply, one more than there are moves; empty where nothing is known yet.
using KnownValues = std::vector<std::optional<PositionValue>>;

class GameReading {
  public:
    /// Requires at least one position.
    GameReading(KnownValues values, Budget for_each) : values_(std::move(values)), budget_(for_each) {}

    /// From now on; what is known stays until there is better.
    void set_budget(Budget budget) { budget_ = budget; }
    /// Of the first positions as many as there are.
    void take(const KnownValues& values);
    void take(std::size_t ply, PositionValue value) { values_[ply] = std::move(value); }

    [[nodiscard]] const KnownValues& values() const { return values_; }
    /// A move is judged by the values on both sides of it: a guess beside a proof would make a blunder of many a move
    /// that loses nothing. So a position that follows a proven one is read for longer.
    [[nodiscard]] Budget budget_of(std::size_t ply) const;
    /// A value that is not exact and was found in less time is asked for again; one of which no time is known has had
    /// usual_reading_time.
    [[nodiscard]] bool is_enough(std::size_t ply) const;
    /// The last ply that is not known well enough: from a game's end the values are soon exact.
    [[nodiscard]] std::optional<std::size_t> next() const;

  private:
    KnownValues values_;
    Budget budget_;
};

/// What a record knows of its positions.
[[nodiscard]] KnownValues values_of(const GameRecord& record);
/// Its inverse. Where the record knows more already, an exact value or one of more time, that stays.
void add_values(GameRecord& record, const KnownValues& values);

} // namespace zugzwang
