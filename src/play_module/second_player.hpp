// The second player of the Play module: greedy as in the seed, random, or optimal, as the environment chooses.
#pragma once

#include <bitset>
#include <cstdint>

#include "play_module/table.hpp"

namespace zugzwang::play_module {

class SecondPlayer {
  public:
    /// Reads ZUGZWANG_PLAY_SECOND and ZUGZWANG_PLAY_SEED; refuses a value that is not known.
    void choose_style();
    /// To be called with the whole row before the first reply; O(n²) for the optimal player.
    void prepare(const Table& table);
    /// Requires that a number is left on the same table.
    [[nodiscard]] End reply(const Table& table);

  private:
    enum class Style : std::uint8_t { greedy, random, optimal };

    /// The highest bit of SplitMix64 (Steele, Lea & Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
    [[nodiscard]] bool coin();

    Style style_ = Style::greedy;
    std::uint64_t random_ = 0;
    /// For every stretch of the row, at left * 1000 + right - 1, whether the mover does well to take its left end.
    std::bitset<most_numbers * most_numbers> takes_left_;
};

} // namespace zugzwang::play_module
