// Names of parts of the conflict graph, by which the search remembers them. Small parts are named by their graph alone:
// equal structures met in different places, or on different boards, share what is known of them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

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

/// Names a graph by the rows of its matrix, in their order: two sums of products with fixed random numbers, each row's
/// own (multilinear hashing, Carter and Wegman 1979).
class RowsName {
  public:
    /// Rows of at most 64 columns, 64 of them at most.
    void add(std::uint64_t row) {
        high_ += static_cast<Wide>(row) * factors[at_].high;
        low_ += static_cast<Wide>(row) * factors[at_].low;
        ++at_;
    }
    [[nodiscard]] PartKey key() const { return {folded(high_), folded(low_)}; }

  private:
    __extension__ using Wide = unsigned __int128;

    static constexpr auto factors = [] {
        std::array<PartKey, 64> factors{};
        for (std::size_t i = 0; i < factors.size(); ++i)
            factors[i] = {splitmix(2 * i), splitmix(2 * i + 1)};
        return factors;
    }();
    static std::uint64_t folded(Wide sum) {
        return static_cast<std::uint64_t>(sum >> 64) ^ static_cast<std::uint64_t>(sum);
    }

    Wide high_ = 0, low_ = 0;
    std::size_t at_ = 0;
};

/// A graph of at most 64 vertices: the rows of its matrix, in any order of the vertices, each with its own.
struct SmallGraph {
    std::array<std::uint64_t, 64> rows;
    int size = 0;

    /// By the rows in an order that hardly depends on how they are numbered: by how many neighbours each has, then by
    /// how many those have (one round of colour refinement, Weisfeiler and Leman 1968), then by those that have their
    /// place already. Equal graphs mostly get one name, different ones never.
    [[nodiscard]] PartKey shape() const {
        std::array<std::uint32_t, 64> colours; // the order, then the vertex
        std::array<std::uint8_t, 64> degrees, places;
        for (std::size_t i = 0; i < count(); ++i)
            degrees[i] = static_cast<std::uint8_t>(std::popcount(rows[i]));
        for (std::size_t i = 0; i < count(); ++i) {
            std::uint32_t around = 0;
            for (auto row = rows[i]; row != 0; row &= row - 1)
                around += degrees[static_cast<std::size_t>(std::countr_zero(row))];
            colours[i] = std::uint32_t{degrees[i]} << 24 | around << 8 | static_cast<std::uint32_t>(i);
        }
        std::sort(colours.begin(), colours.begin() + size);
        std::uint64_t placed = 0;
        for (std::size_t from = 0, to = 0; from < count(); from = to) {
            while (to < count() && colours[to] >> 8 == colours[from] >> 8)
                ++to;
            if (to - from > 1) order_by_placed(colours.data() + from, colours.data() + to, placed, places);
            for (std::size_t place = from; place < to; ++place) {
                places[colours[place] & 0xFFU] = static_cast<std::uint8_t>(place);
                placed |= std::uint64_t{1} << (colours[place] & 0xFFU);
            }
        }
        RowsName name;
        for (std::size_t place = 0; place < count(); ++place) {
            std::uint64_t moved = 0;
            for (auto row = rows[colours[place] & 0xFFU]; row != 0; row &= row - 1)
                moved |= std::uint64_t{1} << places[static_cast<std::size_t>(std::countr_zero(row))];
            name.add(moved);
        }
        const auto key = name.key();
        return {~key.high, key.low};
    }

  private:
    /// Vertices of one colour.
    void order_by_placed(std::uint32_t* first, std::uint32_t* last, std::uint64_t placed,
                         const std::array<std::uint8_t, 64>& places) const {
        std::array<std::uint64_t, 64> near; // by vertex: the places of its neighbours
        for (auto* at = first; at != last; ++at) {
            std::uint64_t there = 0;
            for (auto row = rows[*at & 0xFFU] & placed; row != 0; row &= row - 1)
                there |= std::uint64_t{1} << places[static_cast<std::size_t>(std::countr_zero(row))];
            near[*at & 0xFFU] = there;
        }
        std::sort(first, last, [&](std::uint32_t a, std::uint32_t b) {
            const auto one = near[a & 0xFFU], other = near[b & 0xFFU];
            return one != other ? one < other : a < b;
        });
    }
    [[nodiscard]] std::size_t count() const { return static_cast<std::size_t>(size); }
};

} // namespace zugzwang::points
