// Zobrist keys of the parts of an endgame (Zobrist 1970): the key of a set of squares is the exclusive or of theirs,
// and the key of a position is that of its regions.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/amazons/squares.hpp"
#include "zugzwang/base/hash.hpp"

namespace zugzwang::amazons {

/// 128 bits. Among a billion positions two of the same key have a chance below 2^-60, so equal keys are taken for equal
/// positions.
struct Key {
    std::uint64_t high = 0, low = 0;

    friend constexpr Key operator^(Key a, Key b) { return {a.high ^ b.high, a.low ^ b.low}; }
    friend bool operator==(const Key&, const Key&) = default;
};
struct KeyHash {
    [[nodiscard]] std::uint64_t operator()(const Key& key) const noexcept { return key.low; }
};

/// A key for each number.
[[nodiscard]] constexpr Key key_of_number(std::uint64_t number) {
    return {splitmix(2 * number + 1), mixed(splitmix(2 * number + 2))};
}

/// What a square of a part can be.
enum class Content : std::uint8_t { empty, first_queen, second_queen, guard };

/// The keys of single squares, content by content.
inline constexpr auto square_keys = [] {
    std::array<Key, 4 * 256> table{};
    for (std::size_t index = 0; index < table.size(); ++index)
        table[index] = key_of_number(1'000'000 + index);
    return table;
}();

[[nodiscard]] inline const Key& key_of(Square square, Content content) {
    return square_keys[static_cast<std::size_t>(content) * 256 + square];
}

/// The key of squares with the same content.
[[nodiscard]] inline Key key_of(const SquareSet& squares, Content content) {
    Key key;
    const Key* part = &square_keys[static_cast<std::size_t>(content) * 256];
    for (auto rest : squares.words()) {
        for (; rest != 0; rest &= rest - 1)
            key = key ^ part[std::countr_zero(rest)];
        part += 64;
    }
    return key;
}

} // namespace zugzwang::amazons
