// Hash keys of parts of the conflict graph. The key of a small part depends on its graph alone, so that equal graphs in
// different places of a board share their table entry.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "zugzwang/base/hash.hpp"
#include "zugzwang/base/processor.hpp"

namespace zugzwang::points {

/// 128 pseudorandom bits. Two different parts share a key with chance 2^-128, and any two of 2^32 parts of one search
/// with a chance below 2^-64, so equal keys are taken for equal parts.
struct PartKey {
    std::uint64_t high = 0, low = 0;

    PartKey& operator^=(const PartKey& key) {
        high ^= key.high;
        low ^= key.low;
        return *this;
    }
    friend bool operator==(const PartKey&, const PartKey&) = default;
};

/// The bits of the word that are set in the mask, packed at the low end.
[[nodiscard]] inline std::uint64_t extracted(std::uint64_t word, std::uint64_t mask) {
    std::uint64_t bits = 0;
#ifdef ZUGZWANG_HAS_WIDE_WAY
    if (detail::wide_processor_in_use.load(std::memory_order_relaxed)) { // all of these have BMI2
        __asm__("pext %2, %1, %0" : "=r"(bits) : "r"(word), "r"(mask));
        return bits;
    }
#endif
    for (int place = 0; mask != 0; mask &= mask - 1, ++place)
        bits |= (word >> std::countr_zero(mask) & 1U) << place;
    return bits;
}

/// Hashes a graph by the rows of its adjacency matrix: twice NH, a sum of products of pairs of words after a fixed
/// random number has been added to each (Black, Halevi, Krawczyk, Krovetz and Rogaway, UMAC, 1999).
class RowsHash {
  public:
    /// At most 64 rows.
    void add(std::uint64_t row) { rows_[count_++] = row; }
    /// To be called once, after all rows. Two rows of at most 32 columns are packed into one word.
    [[nodiscard]] PartKey key() {
        rows_[count_] = rows_[count_ + 1] = rows_[count_ + 2] = 0;
        Wide high = 0, low = 0;
        const auto add_words = [&](std::size_t at, std::uint64_t one, std::uint64_t other) {
            const auto& first = addends[at];
            const auto& second = addends[at + 1];
            high += static_cast<Wide>(one + first.high) * (other + second.high);
            low += static_cast<Wide>(one + first.low) * (other + second.low);
        };
        if (count_ <= 32) {
            for (std::size_t at = 0; at < count_; at += 4)
                add_words(at / 2, rows_[at] | rows_[at + 1] << 32, rows_[at + 2] | rows_[at + 3] << 32);
        } else {
            for (std::size_t at = 0; at < count_; at += 2)
                add_words(at, rows_[at], rows_[at + 1]);
        }
        const auto size = splitmix(count_);
        return {folded(high) ^ size, folded(low) ^ size};
    }

  private:
    __extension__ using Wide = unsigned __int128;

    static constexpr auto addends = [] {
        std::array<PartKey, 64> made{};
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = {splitmix(2 * i), splitmix(2 * i + 1)};
        return made;
    }();
    static std::uint64_t folded(Wide sum) {
        return static_cast<std::uint64_t>(sum >> 64) ^ static_cast<std::uint64_t>(sum);
    }

    std::array<std::uint64_t, 64 + 3> rows_; ///< Only the rows added are initialised, to save time.
    std::size_t count_ = 0;
};

} // namespace zugzwang::points
