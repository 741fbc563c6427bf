// Flood fill with a whole board in one register of 256 bits, where the processor has those.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "games/amazons/squares.hpp"

namespace zugzwang::amazons {

/// The words of a SquareSet. Never passed or returned by value: the calling convention differs between
/// processors.
using WideSet [[gnu::vector_size(32)]] = std::uint64_t;

inline void widen(const SquareSet& set, WideSet& wide) { std::memcpy(&wide, set.words().data(), sizeof wide); }
[[nodiscard]] inline SquareSet narrow(const WideSet& wide) {
    std::array<std::uint64_t, 4> words;
    std::memcpy(words.data(), &wide, sizeof wide);
    return SquareSet(words);
}
[[nodiscard]] inline bool any(const WideSet& set) { return (set[0] | set[1] | set[2] | set[3]) != 0; }
[[nodiscard]] inline int count(const WideSet& set) {
    return std::popcount(set[0]) + std::popcount(set[1]) + std::popcount(set[2]) + std::popcount(set[3]);
}

/// Shifts all squares by one step; squares that leave a board of 16 files and ranks are dropped.
template <int files, int ranks>
void shift(WideSet& set) {
    constexpr std::uint64_t not_first_file = 0xFFFEFFFEFFFEFFFE, not_last_file = 0x7FFF7FFF7FFF7FFF;
    if constexpr (files > 0) set = set << 1 & not_first_file;
    if constexpr (files < 0) set = set >> 1 & not_last_file;
    if constexpr (ranks > 0) set = set << 16 | __builtin_shufflevector(set, WideSet{}, 4, 0, 1, 2) >> 48;
    if constexpr (ranks < 0) set = set >> 16 | __builtin_shufflevector(set, WideSet{}, 1, 2, 3, 4) << 48;
}

/// Adds the neighbours of all squares, diagonal ones too.
inline void grow(WideSet& set) {
    WideSet right = set, left = set;
    shift<1, 0>(right);
    shift<-1, 0>(left);
    WideSet up = set |= right | left, down = set;
    shift<0, 1>(up);
    shift<0, -1>(down);
    set |= up | down;
}

/// The squares that can be reached from `start` by king's steps over `open` squares, with `start` itself.
[[nodiscard]] inline SquareSet flood_fill(const SquareSet& start, const SquareSet& open) {
    WideSet reached, over, before;
    widen(start, reached);
    widen(open, over);
    over |= reached;
    do {
        before = reached;
        grow(reached);
        reached &= over;
        grow(reached);
        reached &= over;
    } while (any(reached ^ before));
    return narrow(reached);
}

/// Whether closing a square can disconnect its neighbours: false only when the open ones among them are connected.
[[nodiscard]] inline bool may_disconnect(const SquareSet& open, Square square) {
    // Bit 0 to 2: the rank below from left to right; 3 and 4: left and right; 5 to 7: the rank above.
    static constexpr auto parts = [] {
        constexpr std::array<unsigned, 8> beside{0b1010,     0b11101,   0b10010,    0b1100011,
                                                 0b11000110, 0b1001000, 0b10111000, 0b1010000};
        std::array<bool, 256> table{};
        for (unsigned set = 1; set < 256; ++set) {
            unsigned reached = set & (0U - set), before = 0;
            while (reached != before) {
                before = reached;
                for (unsigned bit = 0; bit < 8; ++bit)
                    reached |= (reached >> bit & 1U) != 0 ? beside[bit] & set : 0U;
            }
            table[set] = reached != set;
        }
        return table;
    }();
    const int file = file_of(square), rank = rank_of(square);
    const auto three = [&](int of) {
        return of < 0 || of >= max_ranks ? 0U : (static_cast<unsigned>(open.rank(of)) << 1 >> file & 7U);
    };
    const auto middle = three(rank);
    return parts[three(rank - 1) | (middle & 1U) << 3 | (middle & 4U) << 2 | three(rank + 1) << 5];
}

} // namespace zugzwang::amazons
