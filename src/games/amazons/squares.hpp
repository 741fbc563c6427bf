// The geometry of an Amazons board: how squares are numbered, sets of squares, and the eight directions.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>

namespace zugzwang::amazons {

/// The longest side of a board.
inline constexpr int max_ranks = 16;

/// A square is 16 · rank + file on every board, whatever its size: files from 0 (a) to the right, ranks from 0 at the
/// bottom.
using Square = std::uint8_t;

[[nodiscard]] constexpr Square square_at(int file, int rank) { return static_cast<Square>(rank * max_ranks + file); }
[[nodiscard]] constexpr int file_of(Square square) { return square % max_ranks; }
[[nodiscard]] constexpr int rank_of(Square square) { return square / max_ranks; }

/// East, west, north, south, north-east, south-west, south-east, north-west: each pair lies on one line.
inline constexpr std::array<int, 8> file_steps{1, -1, 0, 0, 1, -1, 1, -1};
inline constexpr std::array<int, 8> rank_steps{0, 0, 1, -1, 1, -1, -1, 1};

/// From one square to the next in a direction.
[[nodiscard]] constexpr int step_of(std::size_t direction) {
    return rank_steps[direction] * max_ranks + file_steps[direction];
}
/// The number of king's steps; for squares on one line also their distance along it.
[[nodiscard]] constexpr int distance_between(Square from, Square to) {
    const int files = file_of(to) - file_of(from), ranks = rank_of(to) - rank_of(from);
    const int across = files < 0 ? -files : files, up = ranks < 0 ? -ranks : ranks;
    return across > up ? across : up;
}
/// The direction from one square to another; empty when they are not on one line, or equal.
[[nodiscard]] constexpr std::optional<std::size_t> direction_to(Square from, Square to) {
    const int files = file_of(to) - file_of(from), ranks = rank_of(to) - rank_of(from);
    if (from == to || (files != 0 && ranks != 0 && files != ranks && files != -ranks)) return std::nullopt;
    // By (sign of files + 1) * 3 + sign of ranks + 1.
    constexpr std::array<std::uint8_t, 9> directions{5, 1, 7, 3, 0, 2, 6, 0, 4};
    const auto sign = [](int number) { return (number > 0) - (number < 0); };
    return directions[static_cast<std::size_t>((sign(files) + 1) * 3 + sign(ranks) + 1)];
}

/// A set of squares: 16 bits a rank, one bit a file. Iterates in ascending order.
class SquareSet {
  public:
    constexpr SquareSet() = default;
    /// Four ranks a word, as in words().
    constexpr explicit SquareSet(const std::array<std::uint64_t, 4>& words) : words_(words) {}

    [[nodiscard]] constexpr bool has(Square square) const { return (words_[square / 64U] >> (square % 64U) & 1U) != 0; }
    constexpr void add(Square square) { words_[square / 64U] |= std::uint64_t{1} << (square % 64U); }
    constexpr void remove(Square square) { words_[square / 64U] &= ~(std::uint64_t{1} << (square % 64U)); }
    [[nodiscard]] constexpr bool is_empty() const { return (words_[0] | words_[1] | words_[2] | words_[3]) == 0; }
    [[nodiscard]] constexpr int count() const {
        int count = 0;
        for (const auto word : words_)
            count += std::popcount(word);
        return count;
    }
    /// The files of a rank, bit 0 for file a.
    [[nodiscard]] constexpr std::uint16_t rank(int rank) const {
        return static_cast<std::uint16_t>(words_[static_cast<std::size_t>(rank) / 4] >> (rank % 4 * 16));
    }
    constexpr void set_rank(int rank, std::uint16_t files) {
        auto& word = words_[static_cast<std::size_t>(rank) / 4];
        word = (word & ~(std::uint64_t{0xFFFF} << (rank % 4 * 16))) | std::uint64_t{files} << (rank % 4 * 16);
    }
    [[nodiscard]] constexpr const std::array<std::uint64_t, 4>& words() const { return words_; }

    class Iterator {
      public:
        constexpr Iterator(const SquareSet& set, std::size_t word) : rest_(set.words_), word_(word) { skip(); }
        [[nodiscard]] constexpr Square operator*() const {
            return static_cast<Square>(word_ * 64 + static_cast<std::size_t>(std::countr_zero(rest_[word_])));
        }
        constexpr Iterator& operator++() {
            rest_[word_] &= rest_[word_] - 1;
            skip();
            return *this;
        }
        [[nodiscard]] constexpr bool operator!=(const Iterator& end) const { return word_ != end.word_; }

      private:
        constexpr void skip() {
            while (word_ < rest_.size() && rest_[word_] == 0)
                ++word_;
        }
        std::array<std::uint64_t, 4> rest_;
        std::size_t word_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return {*this, 0}; }
    [[nodiscard]] constexpr Iterator end() const { return {*this, words_.size()}; }

    /// These squares and all that lie beside them, across corners too; some may lie beyond a small board.
    [[nodiscard]] constexpr SquareSet spread() const {
        constexpr std::uint64_t not_first_file = 0xFFFEFFFEFFFEFFFE, not_last_file = 0x7FFF7FFF7FFF7FFF;
        std::array<std::uint64_t, 6> along{}; // with an empty word at either end
        for (std::size_t word = 0; word < 4; ++word)
            along[word + 1] = words_[word] | (words_[word] << 1 & not_first_file) | (words_[word] >> 1 & not_last_file);
        SquareSet result;
        for (std::size_t word = 0; word < 4; ++word) {
            const auto same = along[word + 1];
            result.words_[word] = same | same << 16 | same >> 16 | along[word] >> 48 | along[word + 2] << 48;
        }
        return result;
    }
    friend constexpr SquareSet operator|(SquareSet a, const SquareSet& b) {
        for (std::size_t word = 0; word < 4; ++word)
            a.words_[word] |= b.words_[word];
        return a;
    }
    friend constexpr SquareSet operator&(SquareSet a, const SquareSet& b) {
        for (std::size_t word = 0; word < 4; ++word)
            a.words_[word] &= b.words_[word];
        return a;
    }
    /// The squares of a that are not in b.
    friend constexpr SquareSet operator-(SquareSet a, const SquareSet& b) {
        for (std::size_t word = 0; word < 4; ++word)
            a.words_[word] &= ~b.words_[word];
        return a;
    }
    friend bool operator==(const SquareSet&, const SquareSet&) = default;

  private:
    std::array<std::uint64_t, 4> words_{};
};

} // namespace zugzwang::amazons
