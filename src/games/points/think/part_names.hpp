// Names of parts of the conflict graph, by which the search remembers them. Small parts are named by their graph alone:
// equal structures met in different places, or on different boards, share what is known of them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "zugzwang/base/hash.hpp"
#include "zugzwang/base/processor.hpp"

namespace zugzwang::points {

/// 128 bits that look random. Two different parts share a name with chance 2^-128, so among 2^32 parts in one search
/// there is such a pair with chance below 2^-64: beyond doubt, and needing no verification.
struct PartKey {
    std::uint64_t high = 0, low = 0;

    PartKey& operator^=(const PartKey& key) {
        high ^= key.high;
        low ^= key.low;
        return *this;
    }
    friend bool operator==(const PartKey&, const PartKey&) = default;
};

/// The bits of the word that the mask has, side by side at the low end.
[[nodiscard]] inline std::uint64_t extracted(std::uint64_t word, std::uint64_t mask) {
    std::uint64_t bits = 0;
#ifdef ZUGZWANG_HAS_WIDE_WAY
    if (detail::wide_processor_in_use.load(std::memory_order_relaxed)) { // which have bmi2
        __asm__("pext %2, %1, %0" : "=r"(bits) : "r"(word), "r"(mask));
        return bits;
    }
#endif
    for (int place = 0; mask != 0; mask &= mask - 1, ++place)
        bits |= (word >> std::countr_zero(mask) & 1U) << place;
    return bits;
}

/// Names a graph by the rows of its matrix, in their order: two sums of products of pairs of words, to each of which a
/// fixed random number of its place was added (NH; Black, Halevi, Krawczyk, Krovetz and Rogaway, UMAC, 1999).
class RowsName {
  public:
    /// At most 64 rows.
    void add(std::uint64_t row) { rows_[count_++] = row; }
    /// Once all rows were added. Two rows of at most 32 columns are one word.
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

    std::array<std::uint64_t, 64 + 3> rows_; ///< Only those that were added are set, so that a name costs no more.
    std::size_t count_ = 0;
};

} // namespace zugzwang::points
