// The rungs of the ladder of Amazons as players.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "games/amazons/rules.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/ai/softmax_choice.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::amazons {

/// Plays by one habit: mostly the moves that the habit values most.
class HabitPlayer final : public Player<Rules> {
  public:
    /// The moves that it considers, with their values in squares.
    using Habit = std::vector<WeighedMove<Rules::Move>> (*)(const Rules::State& state);
    /// `temperature` is that of the softmax, in squares.
    HabitPlayer(std::uint64_t seed, Habit habit, double temperature)
        : random_(seed), habit_(habit), temperature_(temperature) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    Habit habit_;
    double temperature_;
};

/// Evaluates the position after each move by the champion's network, and searches no further.
class OnePlyPlayer final : public Player<Rules> {
  public:
    struct Limits {
        std::size_t moves = SIZE_MAX; ///< It considers at most so many moves, chosen at random.
        double temperature = 0;       ///< Of the softmax among them, in squares.
    };
    OnePlyPlayer(std::uint64_t seed, Limits limits) : random_(seed), limits_(limits) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    Limits limits_;
};

/// Plays another player's moves, but does not throw a simple win away: when a short proof shows that the side to move
/// wins, and the other player's move is not proven to keep the win, it plays one that is.
class WinKeeper final : public Player<Rules> {
  public:
    explicit WinKeeper(std::unique_ptr<Player<Rules>> player) : player_(std::move(player)) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    std::unique_ptr<Player<Rules>> player_;
};

/// Null for an id that is no rung's.
[[nodiscard]] std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed, std::size_t hash_mb);

} // namespace zugzwang::amazons
