// A bitboard: a set of squares that is shifted as a whole, by some steps in a direction, in a few instructions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "games/amazons/squares.hpp"

namespace zugzwang::amazons {

/// One lane of 16 bits a rank. Works in place and is never passed by value: the calling convention of such vectors
/// differs between processors.
class Bitboard {
  public:
    Bitboard() = default;
    explicit Bitboard(const SquareSet& set) { std::memcpy(&ranks_, set.words().data(), sizeof(ranks_)); }

    void add(const Bitboard& other) { ranks_ |= other.ranks_; }
    void keep(const Bitboard& other) { ranks_ &= other.ranks_; }
    void remove(const Bitboard& other) { ranks_ &= ~other.ranks_; }
    /// Becomes `from` shifted by `steps` in a direction of squares.hpp; squares that leave the board are dropped.
    template <std::size_t direction, int steps>
    void move(const Bitboard& from) {
        constexpr int files = file_steps[direction] * steps, ranks = rank_steps[direction] * steps;
        ranks_ = from.ranks_;
        if constexpr (ranks > 0) {
            move_up<ranks>(std::make_integer_sequence<int, 16>());
        } else if constexpr (ranks < 0) {
            move_down<-ranks>(std::make_integer_sequence<int, 16>());
        }
        if constexpr (files > 0) {
            ranks_ <<= files;
        } else if constexpr (files < 0) {
            ranks_ >>= -files;
        }
    }
    /// As in SquareSet::words().
    [[nodiscard]] std::array<std::uint64_t, 4> words() const {
        std::array<std::uint64_t, 4> words;
        std::memcpy(words.data(), &ranks_, sizeof(ranks_));
        return words;
    }

  private:
    using Ranks [[gnu::vector_size(32)]] = std::uint16_t;

    template <int steps, int... lane>
    void move_up(std::integer_sequence<int, lane...>) {
        ranks_ = __builtin_shufflevector(Ranks{}, ranks_, (lane < steps ? lane : 16 + lane - steps)...);
    }
    template <int steps, int... lane>
    void move_down(std::integer_sequence<int, lane...>) {
        ranks_ = __builtin_shufflevector(ranks_, Ranks{}, (lane + steps)...);
    }

    Ranks ranks_{};
};

} // namespace zugzwang::amazons
