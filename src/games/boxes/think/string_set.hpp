// Sets of strings as bits: of up to 64 of them in a word, of more in several.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace zugzwang::boxes {

/// Of strings 0 … 64 Words - 1.
template <int Words>
class StringSet {
  public:
    static constexpr int capacity = 64 * Words;

    [[nodiscard]] bool has(int string) const { return (words_[word_of(string)] >> (string % 64) & 1) != 0; }
    void add(int string) { words_[word_of(string)] |= std::uint64_t{1} << (string % 64); }
    void remove(int string) { words_[word_of(string)] &= ~(std::uint64_t{1} << (string % 64)); }

    [[nodiscard]] int count() const {
        int count = 0;
        for (const auto word : words_)
            count += std::popcount(word);
        return count;
    }
    [[nodiscard]] bool any() const {
        for (const auto word : words_) {
            if (word != 0) return true;
        }
        return false;
    }
    /// The lowest; requires any().
    [[nodiscard]] int lowest() const {
        std::size_t word = 0;
        while (words_[word] == 0)
            ++word;
        return static_cast<int>(word) * 64 + std::countr_zero(words_[word]);
    }
    /// Calls visit(string) from the lowest to the highest.
    template <class Visit>
    void for_each(Visit visit) const {
        for (std::size_t word = 0; word < Words; ++word) {
            for (auto bits = words_[word]; bits != 0; bits &= bits - 1)
                visit(static_cast<int>(word) * 64 + std::countr_zero(bits));
        }
    }

    StringSet& operator|=(const StringSet& other) {
        for (std::size_t word = 0; word < Words; ++word)
            words_[word] |= other.words_[word];
        return *this;
    }
    friend StringSet operator&(StringSet a, const StringSet& b) {
        for (std::size_t word = 0; word < Words; ++word)
            a.words_[word] &= b.words_[word];
        return a;
    }
    /// Those of `a` that are not in `b`.
    friend StringSet operator-(StringSet a, const StringSet& b) {
        for (std::size_t word = 0; word < Words; ++word)
            a.words_[word] &= ~b.words_[word];
        return a;
    }
    friend bool operator==(const StringSet&, const StringSet&) = default;

  private:
    [[nodiscard]] static std::size_t word_of(int string) { return static_cast<std::size_t>(string) / 64; }

    std::array<std::uint64_t, Words> words_{};
};

} // namespace zugzwang::boxes
