// A set of small numbers, one bit each: a value that is copied, joined and walked in a few instructions a word.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace zugzwang {

/// Of numbers 0 … 64 Words - 1.
template <int Words>
class BitSet {
  public:
    static constexpr int capacity = 64 * Words;

    [[nodiscard]] bool contains(int number) const {
        return (words_[static_cast<std::size_t>(number) / 64] >> (number % 64) & 1U) != 0;
    }
    void insert(int number) { words_[static_cast<std::size_t>(number) / 64] |= std::uint64_t{1} << (number % 64); }
    void erase(int number) { words_[static_cast<std::size_t>(number) / 64] &= ~(std::uint64_t{1} << (number % 64)); }

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
    [[nodiscard]] bool intersects(const BitSet& with) const {
        for (std::size_t i = 0; i < Words; ++i) {
            if ((words_[i] & with.words_[i]) != 0) return true;
        }
        return false;
    }
    /// Calls `act(number)` for each, ascending.
    template <class Act>
    void for_each(Act act) const {
        // One loop rather than a loop in a loop, of which a compiler makes as many copies of `act` as there are words.
        auto word = words_[0];
        for (std::size_t i = 0;; word &= word - 1) {
            while (word == 0) {
                if (++i == Words) return;
                word = words_[i];
            }
            act(static_cast<int>(i * 64) + std::countr_zero(word));
        }
    }

    BitSet& operator|=(const BitSet& with) {
        for (std::size_t i = 0; i < Words; ++i)
            words_[i] |= with.words_[i];
        return *this;
    }
    BitSet& operator&=(const BitSet& with) {
        for (std::size_t i = 0; i < Words; ++i)
            words_[i] &= with.words_[i];
        return *this;
    }
    BitSet& operator-=(const BitSet& without) {
        for (std::size_t i = 0; i < Words; ++i)
            words_[i] &= ~without.words_[i];
        return *this;
    }
    friend BitSet operator|(BitSet a, const BitSet& b) { return a |= b; }
    friend BitSet operator&(BitSet a, const BitSet& b) { return a &= b; }
    friend BitSet operator-(BitSet a, const BitSet& b) { return a -= b; }
    friend bool operator==(const BitSet&, const BitSet&) = default;
    /// Some fixed order, for keys of maps.
    friend auto operator<=>(const BitSet&, const BitSet&) = default;

  private:
    std::array<std::uint64_t, Words> words_{};
};

} // namespace zugzwang
