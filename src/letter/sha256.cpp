#include "letter/sha256.hpp"

#include <bit>
#include <cstddef>
#include <string>

namespace zugzwang::letter {
namespace {

using Word = std::uint32_t;
constexpr std::size_t rounds = 64, block_bytes = 64, length_bytes = 8;

/// The first 32 bits of the fractions of the cube roots of the first 64 primes (4.2.2).
constexpr std::array<Word, rounds> round_words{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

/// The same of the square roots of the first eight (5.3.3).
constexpr std::array<Word, 8> first_state{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                          0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

/// A word of four bytes, the highest first.
Word word_at(const char* bytes) {
    Word word = 0;
    for (std::size_t at = 0; at < sizeof(Word); ++at)
        word = word << 8 | static_cast<unsigned char>(bytes[at]);
    return word;
}

/// The words of a block and those that follow from them (6.2.2, step 1).
std::array<Word, rounds> schedule_of(const char* block) {
    std::array<Word, rounds> words{};
    for (std::size_t at = 0; at < 16; ++at)
        words[at] = word_at(block + at * sizeof(Word));
    for (std::size_t at = 16; at < rounds; ++at) {
        const Word near = words[at - 2], far = words[at - 15];
        words[at] = (std::rotr(near, 17) ^ std::rotr(near, 19) ^ near >> 10) + words[at - 7] +
                    (std::rotr(far, 7) ^ std::rotr(far, 18) ^ far >> 3) + words[at - 16];
    }
    return words;
}

/// Steps 2 to 4 of 6.2.2, with the standard's names.
void take(std::array<Word, 8>& state, const char* block) {
    const auto words = schedule_of(block);
    auto [a, b, c, d, e, f, g, h] = state;
    for (std::size_t at = 0; at < rounds; ++at) {
        const Word sum_of_e = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const Word sum_of_a = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const Word first = h + sum_of_e + ((e & f) ^ (~e & g)) + round_words[at] + words[at];
        const Word second = sum_of_a + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    const std::array<Word, 8> more{a, b, c, d, e, f, g, h};
    for (std::size_t at = 0; at < state.size(); ++at)
        state[at] += more[at];
}

} // namespace

Digest sha256(std::string_view bytes) {
    std::string padded(bytes); // with a bit that is set, zeros, and the number of bits (5.1.1)
    padded += '\x80';
    while (padded.size() % block_bytes != block_bytes - length_bytes)
        padded += '\0';
    const auto bits = std::uint64_t{bytes.size()} * 8;
    for (int shift = 56; shift >= 0; shift -= 8)
        padded += static_cast<char>(bits >> shift & 0xFF);
    auto state = first_state;
    for (std::size_t at = 0; at < padded.size(); at += block_bytes)
        take(state, padded.data() + at);
    Digest digest{};
    for (std::size_t at = 0; at < digest.size(); ++at)
        digest[at] = static_cast<std::uint8_t>(state[at / 4] >> (24 - at % 4 * 8));
    return digest;
}

} // namespace zugzwang::letter
