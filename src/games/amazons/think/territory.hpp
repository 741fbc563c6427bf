// Who gets to which square first: the distances of all squares from both sides' queens, found for the whole board and
// both sides at once.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/amazons/lines.hpp"
#include "games/amazons/squares.hpp"

namespace zugzwang::amazons {

/// A set of squares for each side: one word a rank, White's files in bits 0–15, Black's in bits 32–47. The other bits
/// are zero.
using TwoSets = std::array<std::uint64_t, max_ranks>;

struct TwoCounts {
    int first = 0, second = 0;
};

/// The words of a rank with the two sides exchanged.
[[nodiscard]] constexpr std::uint64_t exchanged(std::uint64_t word) { return word << 32 | word >> 32; }
/// The bits of both halves of a word counted, as bytes: the sum of the bytes of a half is its count.
[[nodiscard]] constexpr std::uint64_t byte_counts(std::uint64_t word) {
    word -= word >> 1 & 0x5555555555555555ULL;
    word = (word & 0x3333333333333333ULL) + (word >> 2 & 0x3333333333333333ULL);
    return (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
}
[[nodiscard]] constexpr TwoCounts counts(const TwoSets& sets, int ranks) {
    const auto end = static_cast<std::size_t>(ranks);
    std::uint64_t bytes = 0;
    for (std::size_t rank = 0; rank < end; rank += 2) { // two ranks fill the half word of a side
        bytes += byte_counts(sets[rank] | (rank + 1 < end ? sets[rank + 1] << 16 : 0));
    }
    const auto sum = [](std::uint32_t half) {
        half = (half & 0x00FF00FFU) + (half >> 8 & 0x00FF00FFU);
        return static_cast<int>((half + (half >> 16)) & 0xFFFFU);
    };
    return {sum(static_cast<std::uint32_t>(bytes)), sum(static_cast<std::uint32_t>(bytes >> 32))};
}

/// The squares by their distance: level k holds those that a side reaches in k + 1 moves and not in fewer.
class Distances {
  public:
    /// As a queen moves, any number of squares at a time (D1 of Lieberum 2005), or as a king moves, one square at a
    /// time (D2).
    enum class Pace : std::uint8_t { queen, king };

    Distances(const Lines& lines, int ranks, std::span<const Square> first, std::span<const Square> second, Pace pace);

    /// At most max_levels, the last of which holds everything that is farther away.
    [[nodiscard]] int levels() const { return levels_; }
    [[nodiscard]] const TwoSets& level(int level) const { return reached_[static_cast<std::size_t>(level)]; }
    /// All squares that are reached at all.
    [[nodiscard]] const TwoSets& all() const { return all_; }

    static constexpr int max_levels = 12;

  private:
    void find(const Lines& lines, int ranks, std::span<const Square> first, std::span<const Square> second, Pace pace);

    std::array<TwoSets, max_levels> reached_;
    TwoSets all_{};
    int levels_ = 0;
};

} // namespace zugzwang::amazons
