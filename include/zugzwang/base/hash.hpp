// Pseudorandom words that are the same on every machine, for hash keys and seeds: splitmix64 (Steele, Lea and Flood,
// Fast Splittable Pseudorandom Number Generators, 2014), and words of texts.
#pragma once

#include <cstdint>
#include <string_view>

namespace zugzwang {

/// The odd number nearest to 2^64 divided by the golden ratio.
inline constexpr std::uint64_t golden_word = 0x9E3779B97F4A7C15U;

/// A bijection: flipping one bit of the word flips about half of the result's.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t word) noexcept {
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9U;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBU;
    return word ^ (word >> 31);
}

/// The word of a number: 0, 1, 2, … give a pseudorandom sequence.
[[nodiscard]] constexpr std::uint64_t splitmix(std::uint64_t number) noexcept { return mixed(number + golden_word); }

/// The word of several numbers, one after the other, going on from that of those before it, which may be a splitmix or
/// a sum of them: it is mixed once more, so that equal numbers do not undo each other.
[[nodiscard]] constexpr std::uint64_t joined(std::uint64_t word, std::uint64_t number) noexcept {
    return mixed(mixed(word) ^ splitmix(number));
}

/// The word of a text, going on from that of the texts before it: FNV-1a (G. Fowler, L. Noll, K.-P. Vo).
[[nodiscard]] constexpr std::uint64_t text_word(std::string_view text,
                                                std::uint64_t word = 0xCBF29CE484222325U) noexcept {
    for (const char sign : text)
        word = (word ^ static_cast<unsigned char>(sign)) * 0x100000001B3U;
    return word;
}

} // namespace zugzwang
