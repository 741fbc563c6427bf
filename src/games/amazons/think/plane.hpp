// A set of squares that moves as a whole: every square of it by some steps in a direction, in a few instructions.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "games/amazons/squares.hpp"

namespace zugzwang::amazons {

/// For every processor: four words of four ranks each. Has the same members as WidePlane, with the same results. They
/// work in place, so that no plane is passed by value, which not every processor would do in the same way.
class PlainPlane {
  public:
    PlainPlane() = default;
    explicit PlainPlane(const SquareSet& set) : words_(set.words()) {}

    void add(const PlainPlane& other) {
        for (std::size_t word = 0; word < 4; ++word)
            words_[word] |= other.words_[word];
    }
    void keep(const PlainPlane& other) {
        for (std::size_t word = 0; word < 4; ++word)
            words_[word] &= other.words_[word];
    }
    void remove(const PlainPlane& other) {
        for (std::size_t word = 0; word < 4; ++word)
            words_[word] &= ~other.words_[word];
    }
    /// Becomes `from` moved by so many steps in a direction of squares.hpp; what leaves the board is gone.
    template <std::size_t direction, int steps>
    void move(const PlainPlane& from) {
        constexpr int files = file_steps[direction] * steps, ranks = rank_steps[direction] * steps;
        const auto words = moved_up<ranks>(from.words_);
        for (std::size_t word = 0; word < 4; ++word) {
            if constexpr (files > 0)
                words_[word] = (words[word] << files) & repeated(0xFFFFU << files & 0xFFFFU);
            else if constexpr (files < 0)
                words_[word] = (words[word] >> -files) & repeated(0xFFFFU >> -files);
            else
                words_[word] = words[word];
        }
    }
    [[nodiscard]] const std::array<std::uint64_t, 4>& words() const { return words_; }

  private:
    [[nodiscard]] static constexpr std::uint64_t repeated(std::uint64_t rank) {
        return rank * 0x0001'0001'0001'0001ULL;
    }
    template <int ranks>
    [[nodiscard]] static std::array<std::uint64_t, 4> moved_up(const std::array<std::uint64_t, 4>& from) {
        constexpr int size = ranks < 0 ? -ranks : ranks;
        constexpr std::size_t whole = size / 4, part = size % 4 * 16;
        std::array<std::uint64_t, 4> to{};
        for (std::size_t word = whole; word < 4; ++word) {
            const auto source = ranks > 0 ? word - whole : 3 - (word - whole);
            const auto target = ranks > 0 ? word : 3 - word;
            if constexpr (part == 0) {
                to[target] = from[source];
            } else if constexpr (ranks > 0) {
                to[target] = from[source] << part | (source > 0 ? from[source - 1] >> (64 - part) : 0);
            } else {
                to[target] = from[source] >> part | (source < 3 ? from[source + 1] << (64 - part) : 0);
            }
        }
        return to;
    }

    std::array<std::uint64_t, 4> words_{};
};

/// For processors with 256-bit registers: one lane of 16 bits a rank.
class WidePlane {
  public:
    WidePlane() = default;
    explicit WidePlane(const SquareSet& set) { std::memcpy(&ranks_, set.words().data(), sizeof(ranks_)); }

    void add(const WidePlane& other) { ranks_ |= other.ranks_; }
    void keep(const WidePlane& other) { ranks_ &= other.ranks_; }
    void remove(const WidePlane& other) { ranks_ &= ~other.ranks_; }
    template <std::size_t direction, int steps>
    void move(const WidePlane& from) {
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
