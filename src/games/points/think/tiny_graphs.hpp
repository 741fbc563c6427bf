// The nim-values of all graphs of at most six vertices, by the bits of their adjacency matrices.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace zugzwang::points {

/// A table of all graphs of at most `max_size` vertices, connected or not.
class TinyGraphs {
  public:
    static constexpr int max_size = 6;
    /// Each vertex with its neighbours.
    using Rows = std::array<std::uint32_t, max_size>;

    [[nodiscard]] int nimber(const Rows& rows, int size) const { return nimbers_[place_of(rows, size)]; }

    /// Computed on first use.
    [[nodiscard]] static const TinyGraphs& all() {
        static const TinyGraphs graphs;
        return graphs;
    }

  private:
    TinyGraphs() {
        for (int size = 1; size <= max_size; ++size) {
            const auto count = std::uint32_t{1} << edges(size);
            for (std::uint32_t graph = 0; graph < count; ++graph) {
                const auto rows = rows_of(graph, size);
                std::uint32_t reached = 0;
                for (int move = 0; move < size; ++move)
                    reached |= std::uint32_t{1} << nimber_after(rows, size, move);
                nimbers_[place_of(rows, size)] = static_cast<std::uint8_t>(std::countr_one(reached));
            }
        }
    }

    static constexpr int edges(int size) { return size * (size - 1) / 2; }
    /// Graphs of one size come after all smaller ones; the empty graph is at 0.
    static constexpr std::uint32_t first(int size) { return std::uint32_t{1} << edges(size); }
    /// The lower triangle of the matrix, row by row.
    static std::uint32_t place_of(const Rows& rows, int size) {
        std::uint32_t place = 0;
        for (int vertex = 1; vertex < size; ++vertex)
            place |= (rows[static_cast<std::size_t>(vertex)] & ((1U << vertex) - 1)) << edges(vertex);
        return size == 0 ? 0 : first(size) + place;
    }
    static Rows rows_of(std::uint32_t graph, int size) {
        Rows rows{};
        for (int vertex = 0; vertex < size; ++vertex) {
            rows[static_cast<std::size_t>(vertex)] |= 1U << vertex;
            for (int before = 0; before < vertex; ++before) {
                if ((graph >> (edges(vertex) + before) & 1U) == 0) continue;
                rows[static_cast<std::size_t>(vertex)] |= 1U << before;
                rows[static_cast<std::size_t>(before)] |= 1U << vertex;
            }
        }
        return rows;
    }
    [[nodiscard]] int nimber_after(const Rows& rows, int size, int move) const {
        Rows left{};
        int left_size = 0;
        const auto taken = rows[static_cast<std::size_t>(move)];
        for (int vertex = 0; vertex < size; ++vertex) {
            if ((taken >> vertex & 1U) != 0) continue;
            auto& row = left[static_cast<std::size_t>(left_size++)];
            for (int near = 0, place = 0; near < size; ++near) {
                if ((taken >> near & 1U) == 0) row |= (rows[static_cast<std::size_t>(vertex)] >> near & 1U) << place++;
            }
        }
        return nimber(left, left_size);
    }

    std::array<std::uint8_t, std::size_t{2} << max_size * (max_size - 1) / 2> nimbers_{};
};

} // namespace zugzwang::points
