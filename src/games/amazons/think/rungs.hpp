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
#include "zugzwang/ai/softened_choice.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::amazons {

/// Has one habit, and mostly plays what that likes best.
class Habitual final : public Player<Rules> {
  public:
    /// The moves that it thinks of, by what it makes of each, in squares.
    using Habit = std::vector<WeighedMove<Rules::Move>> (*)(const Rules::State& state);
    /// `temperature` is that of the softened choice, in squares.
    Habitual(std::uint64_t seed, Habit habit, double temperature)
        : random_(seed), habit_(habit), temperature_(temperature) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    Habit habit_;
    double temperature_;
};

/// Judges what the board looks like after a move as the champion's network was taught, and looks no further.
class AtSight final : public Player<Rules> {
  public:
    struct Sight {
        std::size_t moves = SIZE_MAX; ///< It thinks of so many moves at most, which ones is chance.
        double temperature = 0;       ///< Of the softened choice among them, in squares.
    };
    AtSight(std::uint64_t seed, Sight sight) : random_(seed), sight_(sight) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    Sight sight_;
};

/// Plays as another player does, but does not throw a simple win away: where a solver soon proves that the side to move
/// wins, and the other's move is not proven to keep that, it makes one that is.
class KeepsWins final : public Player<Rules> {
  public:
    explicit KeepsWins(std::unique_ptr<Player<Rules>> player) : player_(std::move(player)) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    std::unique_ptr<Player<Rules>> player_;
};

/// Null for an id that is no rung's.
[[nodiscard]] std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed, std::size_t hash_mb);

} // namespace zugzwang::amazons
