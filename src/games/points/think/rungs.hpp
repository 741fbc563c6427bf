// The rungs of the ladder of Points as players.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "games/points/rules.hpp"
#include "games/points/think/solver.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::points {

/// Draws lines at random until few can be drawn; then it plays perfectly, or perfectly wrongly.
class Counter final : public Player<Rules> {
  public:
    struct Habits {
        int lines = 0; ///< It begins to count when at most so many lines can be drawn.
        /// The chance that it mistakes the last line for a losing one, and leaves it to the other side.
        double error_chance = 0;
    };
    Counter(std::uint64_t seed, Habits habits, std::size_t hash_mb)
        : random_(seed), habits_(habits), hash_mb_(hash_mb) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    [[nodiscard]] Segment most_helpful(const Rules::State& state, std::vector<Segment> moves, SearchControl& control);

    Random random_;
    Habits habits_;
    std::size_t hash_mb_;
    std::unique_ptr<Solver> solver_; ///< Of the board last played on.
};

/// Draws the longest line.
class LongestLine final : public Player<Rules> {
  public:
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;
};

/// Null for an id that is no rung's.
[[nodiscard]] std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed, std::size_t hash_mb);

} // namespace zugzwang::points
