// Names of parts of the conflict graph, by which the search remembers them. Small parts are named by their graph alone:
// equal structures met in different places, or on different boards, share what is known of them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "zugzwang/ai/hash.hpp"
#include "zugzwang/rules/processor.hpp"

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
    /// Of so many rows, at most 64. Two rows of at most 32 columns are one word.
    explicit RowsName(int rows) : rows_(rows), narrow_(rows <= 32) {}

    void add(std::uint64_t row) {
        if (narrow_ && std::exchange(half_, !half_)) {
            waiting_ |= row << 32;
            add_word(waiting_);
        } else if (narrow_) {
            waiting_ = row;
        } else {
            add_word(row);
        }
    }
    /// Once all rows were added.
    [[nodiscard]] PartKey key() {
        if (half_) add_word(waiting_);
        if (at_ % 2 != 0) add_word(0);
        const auto size = splitmix(static_cast<std::uint64_t>(rows_));
        return {folded(high_) ^ size, folded(low_) ^ size};
    }

  private:
    __extension__ using Wide = unsigned __int128;

    void add_word(std::uint64_t word) {
        if (at_ % 2 != 0) {
            high_ += static_cast<Wide>(before_ + addends[at_ - 1].high) * (word + addends[at_].high);
            low_ += static_cast<Wide>(before_ + addends[at_ - 1].low) * (word + addends[at_].low);
        }
        before_ = word;
        ++at_;
    }
    static constexpr auto addends = [] {
        std::array<PartKey, 64> addends{};
        for (std::size_t i = 0; i < addends.size(); ++i)
            addends[i] = {splitmix(2 * i), splitmix(2 * i + 1)};
        return addends;
    }();
    static std::uint64_t folded(Wide sum) {
        return static_cast<std::uint64_t>(sum >> 64) ^ static_cast<std::uint64_t>(sum);
    }

    Wide high_ = 0, low_ = 0;
    std::uint64_t before_ = 0, waiting_ = 0;
    std::size_t at_ = 0;
    int rows_;
    bool narrow_, half_ = false;
};

} // namespace zugzwang::points
