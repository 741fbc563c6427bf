// What moves leave: the nim-sum of the parts of known nim-value, and a stack of the parts that are still to be
// searched. Only part_search.hpp includes this.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <vector>

#include "games/points/think/conflict_graph.hpp"
#include "games/points/think/nimber_table.hpp"
#include "games/points/think/tiny_graphs.hpp"

namespace zugzwang::points {

/// A sum of parts.
struct PartSum {
    int nim_sum = 0;                 ///< Of the parts of known nim-value.
    int unknown_size = 0;            ///< Vertices in the other parts.
    int excess_values = 0;           ///< The possible nim-values of these beyond one each.
    NimberSet possible = 1;          ///< The possible nim-values of the whole sum.
    std::size_t first = 0, last = 0; ///< The unknown parts on the stack.

    [[nodiscard]] bool is_known() const { return first == last; }
    /// An estimate of the search that is left.
    [[nodiscard]] int effort() const {
        constexpr int vertices_per_value = 16; // found by trial
        return unknown_size + vertices_per_value * excess_values;
    }
};

template <int Words>
class PartStack {
  public:
    /// Both must outlive it.
    PartStack(const ConflictGraph<Words>& graph, NimberTable& table) : graph_(graph), table_(table) {}

    /// The possible nim-values of the part.
    [[nodiscard]] NimberSet possible(const Part<Words>& part) const {
        if (part.size <= TinyGraphs::max_size) return NimberSet{1} << tiny_nimber(part.vertices);
        const auto possible = table_.possible(part.key);
        return possible != 0 ? possible : up_to(max_moves(graph_, part.vertices));
    }
    /// Pushes the parts of the vertices and prefetches their table entries, which `refresh` will read.
    [[nodiscard]] PartSum pushed(const VertexSet<Words>& vertices) {
        PartSum sum{.first = parts_.size(), .last = 0};
        for_each_component(graph_, vertices, [&](const VertexSet<Words>& component) {
            if (component.size() <= TinyGraphs::max_size) {
                sum.nim_sum ^= tiny_nimber(component);
            } else {
                parts_.push_back(connected_part(graph_, component));
                table_.prefetch(parts_.back().key);
            }
        });
        sum.last = parts_.size();
        return sum;
    }
    /// Updates the sum from the table; parts that have become known leave the stack's range.
    void refresh(PartSum& sum) {
        PartSum now{
            .nim_sum = sum.nim_sum, .possible = NimberSet{1} << sum.nim_sum, .first = sum.first, .last = sum.first};
        for (auto at = sum.first; at < sum.last; ++at) {
            if (!add(now, parts_[at])) continue;
            if (at != now.last) parts_[now.last] = parts_[at];
            ++now.last;
        }
        sum = now;
    }
    /// Puts the largest unknown part last.
    void sort(const PartSum& sum) {
        std::sort(parts_.begin() + static_cast<std::ptrdiff_t>(sum.first),
                  parts_.begin() + static_cast<std::ptrdiff_t>(sum.last),
                  [](const auto& a, const auto& b) { return a.size < b.size; });
    }
    [[nodiscard]] const Part<Words>& operator[](std::size_t at) const { return parts_[at]; }
    [[nodiscard]] std::size_t size() const { return parts_.size(); }
    /// Drops all parts beyond the first `size`.
    void shrink(std::size_t size) { parts_.resize(size); }

    [[nodiscard]] static NimberSet up_to(int nimber) { return (NimberSet{2} << nimber) - 1; }

  private:
    /// Whether the part is still unknown.
    bool add(PartSum& sum, const Part<Words>& part) const {
        const auto values = possible(part);
        sum.possible = nim_sums(sum.possible, values);
        if (std::has_single_bit(values)) {
            sum.nim_sum ^= std::countr_zero(values);
            return false;
        }
        sum.unknown_size += part.size;
        sum.excess_values += std::popcount(values) - 1;
        return true;
    }
    /// Of at most TinyGraphs::max_size vertices.
    [[nodiscard]] int tiny_nimber(const VertexSet<Words>& vertices) const {
        TinyGraphs::Rows rows;
        int size = 0;
        for_each_row(graph_, vertices, [&](std::uint64_t row) {
            rows[static_cast<std::size_t>(size++)] = static_cast<std::uint32_t>(row);
        });
        return tiny_.nimber(rows, size);
    }
    /// The nim-sum of each of the values and `nimber`.
    [[nodiscard]] static NimberSet shifted(NimberSet values, int nimber) {
        if ((nimber & 1) != 0) values = (values >> 1 & 0x55555555U) | (values & 0x55555555U) << 1;
        if ((nimber & 2) != 0) values = (values >> 2 & 0x33333333U) | (values & 0x33333333U) << 2;
        if ((nimber & 4) != 0) values = (values >> 4 & 0x0F0F0F0FU) | (values & 0x0F0F0F0FU) << 4;
        if ((nimber & 8) != 0) values = (values >> 8 & 0x00FF00FFU) | (values & 0x00FF00FFU) << 8;
        return (nimber & 16) != 0 ? values >> 16 | values << 16 : values;
    }
    /// The nim-sums of each value of one set with each of the other.
    [[nodiscard]] static NimberSet nim_sums(NimberSet some, NimberSet others) {
        if (std::popcount(some) > std::popcount(others)) std::swap(some, others);
        NimberSet sums = 0;
        for (; some != 0; some &= some - 1)
            sums |= shifted(others, std::countr_zero(some));
        return sums;
    }

    const ConflictGraph<Words>& graph_;
    NimberTable& table_;
    const TinyGraphs& tiny_ = TinyGraphs::all();
    std::vector<Part<Words>> parts_;
};

} // namespace zugzwang::points
