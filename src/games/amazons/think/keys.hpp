// Fingerprints of parts of an endgame: the exclusive or of a word for whatever stands on each square (Zobrist 1970), so
// that the key of a whole is that of its parts taken together.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/amazons/squares.hpp"
#include "zugzwang/base/hash.hpp"

namespace zugzwang::amazons {

/// A 128-bit fingerprint. Two different positions of one search share theirs with a chance below 2^-60 even among a
/// billion of them, so equal keys are taken for equal positions.
struct Key {
    std::uint64_t high = 0, low = 0;

    friend constexpr Key operator^(Key a, Key b) { return {a.high ^ b.high, a.low ^ b.low}; }
    friend bool operator==(const Key&, const Key&) = default;
};
struct KeyHash {
    [[nodiscard]] std::uint64_t operator()(const Key& key) const noexcept { return key.low; }
};

/// The key of a number, of which each has its own.
[[nodiscard]] constexpr Key key_of_number(std::uint64_t number) {
    return {splitmix(2 * number + 1), mixed(splitmix(2 * number + 2))};
}

/// What a square of a part can be.
enum class Content : std::uint8_t { empty, first_queen, second_queen, guard };

/// The keys of single squares, those of one content after those of another.
inline constexpr auto square_keys = [] {
    std::array<Key, 4 * 256> table{};
    for (std::size_t index = 0; index < table.size(); ++index)
        table[index] = key_of_number(1'000'000 + index);
    return table;
}();

[[nodiscard]] inline const Key& key_of(Square square, Content content) {
    return square_keys[static_cast<std::size_t>(content) * 256 + square];
}

/// The key of squares that all hold the same.
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
