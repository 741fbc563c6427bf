// What moves leave: the nim-sum of the parts whose value is known, and the parts that are still to be searched, on a
// stack. Only part_search.hpp includes this.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <vector>

#include "games/points/think/conflict_graph.hpp"
#include "games/points/think/nimber_table.hpp"
#include "games/points/think/tiny_graphs.hpp"

namespace zugzwang::points {

/// What a move leaves.
struct LeftSum {
    int known = 0;                   ///< The nim-sum of the parts of known value.
    int unknown_size = 0;            ///< Vertices in the others.
    int doubts = 0;                  ///< Nim-values that must be ruled out until each part is known.
    Nimbers possible = 1;            ///< Nim-values that all of it may have.
    std::size_t first = 0, last = 0; ///< The unknown parts on the stack.

    [[nodiscard]] bool is_known() const { return first == last; }
    /// Less is to search where this is less.
    [[nodiscard]] int effort() const {
        constexpr int vertices_for_a_doubt = 16; // found by trial
        return unknown_size + vertices_for_a_doubt * doubts;
    }
};

template <int Words>
class LeftParts {
  public:
    /// Both outlive it.
    LeftParts(const ConflictGraph<Words>& graph, NimberTable& table) : graph_(graph), table_(table) {}

    /// Nim-values that the part may have, by what is known of it.
    [[nodiscard]] Nimbers possible(const Part<Words>& part) const {
        if (part.size <= TinyGraphs::max_size) return Nimbers{1} << tiny_nimber(part.vertices);
        const auto known = table_.possible(part.key);
        return known != 0 ? known : up_to(max_moves(graph_, part.vertices));
    }
    /// Pushes the parts of the vertices, and lets the memory fetch what is known of them, for `renew` to look at.
    [[nodiscard]] LeftSum divided(const VertexSet<Words>& vertices) {
        LeftSum sum{.first = parts_.size(), .last = 0};
        for_each_component(graph_, vertices, [&](const VertexSet<Words>& component) {
            if (component.size() <= TinyGraphs::max_size) {
                sum.known ^= tiny_nimber(component);
            } else {
                parts_.push_back(connected_part(graph_, component));
                table_.prefetch(parts_.back().key);
            }
        });
        sum.last = parts_.size();
        return sum;
    }
    /// The same sum by what is known now; parts that became known leave it.
    void renew(LeftSum& sum) {
        LeftSum now{.known = sum.known, .possible = Nimbers{1} << sum.known, .first = sum.first, .last = sum.first};
        for (auto at = sum.first; at < sum.last; ++at) {
            if (!add(now, parts_[at])) continue;
            if (at != now.last) parts_[now.last] = parts_[at];
            ++now.last;
        }
        sum = now;
    }
    /// Puts the largest unknown part last.
    void sort(const LeftSum& sum) {
        std::sort(parts_.begin() + static_cast<std::ptrdiff_t>(sum.first),
                  parts_.begin() + static_cast<std::ptrdiff_t>(sum.last),
                  [](const auto& a, const auto& b) { return a.size < b.size; });
    }
    [[nodiscard]] const Part<Words>& operator[](std::size_t at) const { return parts_[at]; }
    [[nodiscard]] std::size_t size() const { return parts_.size(); }
    /// Takes away all but the first ones.
    void drop_to(std::size_t size) { parts_.resize(size); }

    [[nodiscard]] static Nimbers up_to(int nimber) { return (Nimbers{2} << nimber) - 1; }

  private:
    /// Whether the part is still unknown.
    bool add(LeftSum& sum, const Part<Words>& part) const {
        const auto values = possible(part);
        sum.possible = nim_sums(sum.possible, values);
        if (std::has_single_bit(values)) {
            sum.known ^= std::countr_zero(values);
            return false;
        }
        sum.unknown_size += part.size;
        sum.doubts += std::popcount(values) - 1;
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
    /// The values with `nimber` added to each.
    [[nodiscard]] static Nimbers shifted(Nimbers values, int nimber) {
        if ((nimber & 1) != 0) values = (values >> 1 & 0x55555555U) | (values & 0x55555555U) << 1;
        if ((nimber & 2) != 0) values = (values >> 2 & 0x33333333U) | (values & 0x33333333U) << 2;
        if ((nimber & 4) != 0) values = (values >> 4 & 0x0F0F0F0FU) | (values & 0x0F0F0F0FU) << 4;
        if ((nimber & 8) != 0) values = (values >> 8 & 0x00FF00FFU) | (values & 0x00FF00FFU) << 8;
        return (nimber & 16) != 0 ? values >> 16 | values << 16 : values;
    }
    /// Each of one with each of the other.
    [[nodiscard]] static Nimbers nim_sums(Nimbers some, Nimbers others) {
        if (std::popcount(some) > std::popcount(others)) std::swap(some, others);
        Nimbers sums = 0;
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
