// A rush: as many puzzles as one can in five minutes, harder and harder; the third miss ends it. The rules, without a
// picture and without a clock of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "zugzwang/base/random.hpp"
#include "zugzwang/base/seconds.hpp"

namespace zugzwang::puzzles {

inline constexpr Seconds rush_time{300};
inline constexpr int rush_misses = 3;

/// What came of a puzzle of a rush.
enum class Try : std::uint8_t {
    solved,
    helped, ///< Solved after a hint: it does not count.
    missed, ///< By a wrong move, or given up.
};

/// A puzzle by its game and its place in that game's pack.
struct PuzzlePlace {
    std::size_t game = 0, index = 0;

    friend auto operator<=>(const PuzzlePlace&, const PuzzlePlace&) = default;
};

class Rush {
  public:
    /// Of each game the difficulties of its pack; games without puzzles are never drawn. The seed decides the order.
    Rush(std::vector<std::vector<int>> difficulties, std::uint64_t seed);

    /// The puzzle to solve now; empty when it is over.
    [[nodiscard]] std::optional<PuzzlePlace> now() const { return over() ? std::nullopt : now_; }
    /// What came of it; the next one is there then. Nothing when it is over.
    void note(Try what);
    /// Time goes on, but not while `now` is looked at after its end.
    void run(Seconds step);

    [[nodiscard]] bool over() const { return left_ <= Seconds{0} || misses() == rush_misses || !now_; }
    [[nodiscard]] Seconds left() const { return left_; }
    [[nodiscard]] const std::vector<Try>& tries() const { return tries_; }
    [[nodiscard]] int solved() const { return count(Try::solved); }
    [[nodiscard]] int misses() const { return count(Try::missed); }

    /// The difficulty of the puzzle after so many tries: 1 for the first four, then one more after every four.
    [[nodiscard]] static int difficulty_after(std::size_t tries);

  private:
    [[nodiscard]] int count(Try what) const;
    void draw();

    std::vector<std::vector<int>> difficulties_;
    Random random_;
    Seconds left_ = rush_time;
    std::vector<Try> tries_;
    std::optional<PuzzlePlace> now_;
    std::set<PuzzlePlace> seen_; ///< None comes twice.
};

} // namespace zugzwang::puzzles
