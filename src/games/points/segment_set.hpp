// A set of segments of one board, one bit each; the numbers are those of Board::segment_index.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace zugzwang::points {

inline constexpr int max_points = 60;
inline constexpr int max_segments = max_points * (max_points - 1) / 2;

class SegmentSet {
  public:
    static constexpr std::size_t word_count = (max_segments + 63) / 64;

    [[nodiscard]] bool contains(int segment) const {
        return (words_[static_cast<std::size_t>(segment) / 64] >> (segment % 64) & 1U) != 0;
    }
    void insert(int segment) { words_[static_cast<std::size_t>(segment) / 64] |= std::uint64_t{1} << (segment % 64); }
    void erase(int segment) { words_[static_cast<std::size_t>(segment) / 64] &= ~(std::uint64_t{1} << (segment % 64)); }

    [[nodiscard]] bool empty() const {
        for (const auto word : words_) {
            if (word != 0) return false;
        }
        return true;
    }
    [[nodiscard]] int size() const {
        int count = 0;
        for (const auto word : words_)
            count += std::popcount(word);
        return count;
    }
    /// The lowest one; requires that there is one.
    [[nodiscard]] int first() const {
        std::size_t i = 0;
        while (words_[i] == 0)
            ++i;
        return static_cast<int>(i * 64) + std::countr_zero(words_[i]);
    }
    [[nodiscard]] bool intersects(const SegmentSet& with) const {
        for (std::size_t i = 0; i < word_count; ++i) {
            if ((words_[i] & with.words_[i]) != 0) return true;
        }
        return false;
    }
    /// Calls `act(segment)` for each, ascending.
    template <class Act>
    void for_each(Act act) const {
        for (std::size_t i = 0; i < word_count; ++i) {
            for (auto word = words_[i]; word != 0; word &= word - 1) {
                act(static_cast<int>(i * 64) + std::countr_zero(word));
            }
        }
    }

    SegmentSet& operator|=(const SegmentSet& with) {
        for (std::size_t i = 0; i < word_count; ++i)
            words_[i] |= with.words_[i];
        return *this;
    }
    SegmentSet& operator&=(const SegmentSet& with) {
        for (std::size_t i = 0; i < word_count; ++i)
            words_[i] &= with.words_[i];
        return *this;
    }
    SegmentSet& operator-=(const SegmentSet& without) {
        for (std::size_t i = 0; i < word_count; ++i)
            words_[i] &= ~without.words_[i];
        return *this;
    }
    friend SegmentSet operator|(SegmentSet a, const SegmentSet& b) { return a |= b; }
    friend SegmentSet operator&(SegmentSet a, const SegmentSet& b) { return a &= b; }
    friend SegmentSet operator-(SegmentSet a, const SegmentSet& b) { return a -= b; }
    friend bool operator==(const SegmentSet&, const SegmentSet&) = default;
    /// Some fixed order, for keys of maps.
    friend auto operator<=>(const SegmentSet&, const SegmentSet&) = default;

  private:
    std::array<std::uint64_t, word_count> words_{};
};

} // namespace zugzwang::points
