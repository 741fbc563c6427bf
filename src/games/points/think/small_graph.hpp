// Small graphs with keys that hardly depend on the numbering of their vertices.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/points/think/part_keys.hpp"

namespace zugzwang::points {

/// A graph of at most 32 vertices, by the rows of its adjacency matrix, each with the vertex itself. Unused rows are 0.
struct SmallGraph {
    static constexpr int max_size = 32;

    std::array<std::uint32_t, max_size> rows{};
    int size = 0;

    /// The key of a nearly canonical order of the vertices: by degree, then by the neighbours' degrees (one round of
    /// colour refinement, Weisfeiler and Leman 1968), then by the neighbours that are already placed. Isomorphic graphs
    /// mostly get the same key, different ones never do.
    [[nodiscard]] PartKey canonical_key() const {
        const auto colours = this->colours();
        auto order = ordered(colours);
        break_ties(order, colours);
        // Rows in the new order, then columns as rows.
        auto moved = transposed(permuted(rows, order));
        moved = permuted(moved, order);
        RowsHash hash;
        for (std::size_t place = 0; place < count(); ++place)
            hash.add(moved[place]);
        const auto key = hash.key();
        return {~key.high, key.low};
    }

  private:
    using Rows = std::array<std::uint32_t, max_size>;
    using Order = std::array<std::uint8_t, max_size>; ///< The vertex of each place.

    /// For each vertex its degree, the sum of its neighbours' degrees and its number, so that no two are equal; unused
    /// ones come last.
    [[nodiscard]] Rows colours() const {
        Rows bits{}; // for each bit of a degree, the vertices that have it
        Rows colours;
        for (std::size_t i = 0; i < count(); ++i) {
            const auto degree = static_cast<std::uint32_t>(std::popcount(rows[i]));
            for (std::size_t bit = 0; bit < 6; ++bit)
                bits[bit] |= (degree >> bit & 1U) << i;
        }
        for (std::size_t i = 0; i < max_size; ++i) {
            std::uint32_t around = 0;
            for (std::size_t bit = 0; bit < 6; ++bit)
                around += static_cast<std::uint32_t>(std::popcount(rows[i] & bits[bit])) << bit;
            const auto degree = static_cast<std::uint32_t>(std::popcount(rows[i]));
            colours[i] = (i < count() ? degree << 24 | around << 8 : UINT32_MAX << 8) | static_cast<std::uint32_t>(i);
        }
        return colours;
    }
    /// A vertex's place is the number of lower colours.
    [[nodiscard]] static Order ordered(const Rows& colours) {
        Order order;
        for (std::size_t i = 0; i < max_size; ++i) {
            std::uint32_t lower = 0;
            for (const auto colour : colours)
                lower += colour < colours[i] ? 1U : 0U;
            order[lower] = static_cast<std::uint8_t>(i);
        }
        return order;
    }
    void break_ties(Order& order, const Rows& colours) const {
        std::array<std::uint8_t, max_size> places;
        std::uint32_t placed = 0;
        for (std::size_t from = 0, to = 0; from < count(); from = to) {
            while (to < count() && colours[order[to]] >> 8 == colours[order[from]] >> 8)
                ++to;
            if (to - from > 1) order_by_placed(order.data() + from, order.data() + to, placed, places);
            for (std::size_t place = from; place < to; ++place) {
                places[order[place]] = static_cast<std::uint8_t>(place);
                placed |= std::uint32_t{1} << order[place];
            }
        }
    }
    /// Orders vertices of one colour by their placed neighbours.
    void order_by_placed(std::uint8_t* first, std::uint8_t* last, std::uint32_t placed, const Order& places) const {
        Rows near; // by vertex: the places of its neighbours
        for (auto* at = first; at != last; ++at) {
            near[*at] = 0;
            for (auto row = rows[*at] & placed; row != 0; row &= row - 1)
                near[*at] |= std::uint32_t{1} << places[static_cast<std::size_t>(std::countr_zero(row))];
        }
        std::sort(first, last,
                  [&](std::uint8_t a, std::uint8_t b) { return near[a] != near[b] ? near[a] < near[b] : a < b; });
    }
    [[nodiscard]] static Rows permuted(const Rows& rows, const Order& order) {
        Rows permuted;
        for (std::size_t place = 0; place < max_size; ++place)
            permuted[place] = rows[order[place]];
        return permuted;
    }
    /// Swaps blocks of the matrix, then blocks within these (Warren, Hacker's Delight, 2002, section 7-3).
    [[nodiscard]] static Rows transposed(Rows rows) {
        std::uint32_t mask = 0x0000FFFF;
        for (std::size_t half = 16; half != 0; half /= 2, mask ^= mask << half) {
            for (std::size_t block = 0; block < max_size; block += 2 * half) {
                for (std::size_t i = block; i < block + half; ++i) {
                    const auto both = (rows[i] >> half ^ rows[i + half]) & mask;
                    rows[i] ^= both << half;
                    rows[i + half] ^= both;
                }
            }
        }
        return rows;
    }
    [[nodiscard]] std::size_t count() const { return static_cast<std::size_t>(size); }
};

} // namespace zugzwang::points
