// Asks whether a part has a given nim-value: the search over pairs (part, nimber) of Lemoine & Viennot, "Nimbers are
// inevitable" (Theoretical Computer Science 462, 2012), by the theory of Sprague (1935) and Grundy (1939). The sum of a
// part and a heap of k is lost exactly when the part's nim-value is k, so outcomes are searched, which cut off early,
// and full nim-values only where a position falls into several parts. Only solver.cpp includes this.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/points/think/conflict_graph.hpp"
#include "games/points/think/left_parts.hpp"
#include "games/points/think/nimber_table.hpp"
#include "games/points/think/part_node.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/base/processor.hpp"

namespace zugzwang::points {

/// Answers are of no meaning once the control says stop; nothing is then written to the table.
template <int Words>
class PartSearch {
  public:
    using Vertices = VertexSet<Words>;

    /// All three outlive the search.
    PartSearch(const ConflictGraph<Words>& graph, NimberTable& table, SearchControl& control)
        : graph_(graph), table_(table), control_(control), left_(graph, table) {}

    /// Whether the game on these vertices has the nim-value `nimber`.
    [[nodiscard]] bool is_nimber(const Vertices& vertices, int nimber) {
        auto sum = left_.divided(vertices);
        left_.renew(sum);
        const bool is = sum_is(sum, nimber);
        left_.drop_to(sum.first);
        return is;
    }
    /// How much there is to search in these vertices: those in parts of unknown value.
    [[nodiscard]] int unknown_size(const Vertices& vertices) {
        auto sum = left_.divided(vertices);
        left_.renew(sum);
        left_.drop_to(sum.first);
        return sum.unknown_size;
    }

  private:
    template <int>
    friend class PartSearch;

    using Node = PartNode<Words>;

    [[nodiscard]] bool part_is(const Part<Words>& part, int nimber);
    [[nodiscard]] bool sum_is(const LeftSum& sum, int nimber);
    [[nodiscard]] int nimber_of(const Part<Words>& part);
    /// What `ask` returns of the opened part, which the table does not answer for.
    template <class Ask>
    [[nodiscard]] auto opened(const Part<Words>& part, Ask ask);
    [[nodiscard]] bool node_is(Node& node, int nimber);
    [[nodiscard]] int nimber_of(Node& node);
    /// Sums of the options by what is known now, until one is known to be `nimber`. Nim-values that the part may have
    /// by these; whether one is.
    struct Look {
        Nimbers possible = 0;
        bool found = false;
    };
    [[nodiscard]] Look look(Node& node, int nimber);
    [[nodiscard]] bool some_option_is(Node& node, int nimber);
    /// Asks a narrower search about a part that it has room for.
    template <int Narrow, class Ask>
    [[nodiscard]] auto narrowed(const Part<Words>& part, Ask ask);
    template <class Ask>
    [[nodiscard]] auto in_room(const Part<Words>& part, Ask ask);

    /// Whether these possible nim-values are this one alone; empty when it is one of several.
    [[nodiscard]] static std::optional<bool> answer(Nimbers possible, int nimber) {
        if ((possible >> nimber & 1U) == 0) return false;
        return std::has_single_bit(possible) ? std::optional(true) : std::nullopt;
    }

    const ConflictGraph<Words>& graph_;
    NimberTable& table_;
    SearchControl& control_;
    LeftParts<Words> left_;
};

/// All unknown parts but the largest are valued in full; for the largest one question is enough.
template <int Words>
bool PartSearch<Words>::sum_is(const LeftSum& sum, int nimber) {
    int needed = nimber ^ sum.known;
    if (sum.is_known()) return needed == 0;
    left_.sort(sum);
    for (std::size_t i = sum.first; i + 1 < sum.last; ++i) {
        const auto part = left_[i];
        needed ^= nimber_of(part);
        if (control_.stopped()) return false;
    }
    const auto largest = left_[sum.last - 1];
    return part_is(largest, needed);
}

template <int Words>
bool PartSearch<Words>::part_is(const Part<Words>& part, int nimber) {
    if (const auto known = answer(left_.possible(part), nimber)) return *known;
    return in_room(part, [&](auto& search, const auto& roomy) {
        return search.opened(roomy, [&](auto& node) { return search.node_is(node, nimber); });
    });
}

template <int Words>
int PartSearch<Words>::nimber_of(const Part<Words>& part) {
    if (const auto known = left_.possible(part); std::has_single_bit(known)) return std::countr_zero(known);
    return in_room(part, [&](auto& search, const auto& roomy) {
        return search.opened(roomy, [&](auto& node) { return search.nimber_of(node); });
    });
}

template <int Words>
template <class Ask>
auto PartSearch<Words>::opened(const Part<Words>& part, Ask ask) {
    const auto nodes_before = control_.nodes();
    const auto stack = left_.size();
    if (const auto value = round_nimber(graph_, part)) {
        table_.restrict_to(part.key, Nimbers{1} << *value, static_cast<std::uint64_t>(part.size));
        Node node{.part = part};
        return ask(node);
    }
    const bool fresh = table_.possible(part.key) == 0;
    auto node = node_of(graph_, part);
    const bool has_shape = Words == 1 && fresh && node.part.size <= SmallGraph::max_size;
    PartKey shape;
    if constexpr (Words == 1) {
        if (has_shape) {
            shape = shape_of(graph_, node.part);
            if (const auto known = table_.possible(shape); known != 0) table_.restrict_to(node.part.key, known, 1);
        }
    }
    const auto answer = ask(node);
    left_.drop_to(stack);
    if (!control_.stopped()) {
        const auto known = left_.possible(node.part);
        const auto nodes = control_.nodes() - nodes_before;
        if (node.part.size < part.size) table_.restrict_to(part.key, known, nodes);
        if (has_shape) table_.restrict_to(shape, known, nodes);
    }
    return answer;
}

template <int Words>
int PartSearch<Words>::nimber_of(Node& node) {
    int value = 0;
    while (!node_is(node, value) && !control_.stopped())
        ++value;
    return value;
}

template <int Words>
bool PartSearch<Words>::node_is(Node& node, int nimber) {
    if (const auto known = answer(left_.possible(node.part), nimber)) return *known;
    if (!control_.visit()) return false;
    const auto nodes_before = control_.nodes();
    const auto learn = [&](Nimbers learned) {
        const auto possible = left_.possible(node.part) & learned;
        table_.restrict_to(node.part.key, possible, control_.nodes() - nodes_before);
        return possible;
    };
    const auto looked = look(node, nimber);
    if (control_.stopped()) return false;
    if (const auto known = answer(learn(looked.possible), nimber)) return *known;
    if (some_option_is(node, nimber)) {
        if (!control_.stopped()) learn(~(Nimbers{1} << nimber));
        return false;
    }
    if (control_.stopped()) return false;
    // The nim-value is the least that no option has: this one or a smaller one.
    learn(LeftParts<Words>::up_to(nimber));
    for (int less = 0; less < nimber; ++less) {
        if (node_is(node, less) || control_.stopped()) return false;
    }
    learn(Nimbers{1} << nimber);
    return true;
}

template <int Words>
auto PartSearch<Words>::look(Node& node, int nimber) -> Look {
    constexpr std::size_t ahead = 8;
    return on_this_processor([&]() -> Look {
        Nimbers may = 0, has = 0;
        for (std::size_t at = 0; at < node.options.size(); ++at) {
            if (at == node.divided) {
                if (Words > 1 && control_.must_stop()) break;
                for (const auto end = std::min(at + ahead, node.options.size()); node.divided < end; ++node.divided)
                    node.options[node.divided].sum = left_.divided(node.options[node.divided].rest);
            }
            auto& sum = node.options[at].sum;
            left_.renew(sum);
            may |= sum.possible;
            if (std::has_single_bit(sum.possible)) has |= sum.possible;
            if ((has >> nimber & 1U) != 0) return {.possible = ~has, .found = true};
        }
        const auto none = ~may & (may + 1); // the least that no option can have
        return {.possible = ~has & (none * 2 - 1), .found = false};
    });
}

/// First every option whose value is already known, then the others: those with the least to search first, and rather
/// those of which much is known, so that one question goes on with the parts that another one has met. True also when
/// stopped.
template <int Words>
bool PartSearch<Words>::some_option_is(Node& node, int nimber) {
    std::vector<std::uint32_t> order; // effort, then the place
    for (std::size_t at = 0; at < node.options.size(); ++at) {
        const auto& sum = node.options[at].sum;
        if ((sum.possible >> nimber & 1U) != 0)
            order.push_back(static_cast<std::uint32_t>(sum.effort()) << 12 | static_cast<std::uint32_t>(at));
    }
    std::sort(order.begin(), order.end());
    for (auto at = order.begin(); at != order.end(); ++at) {
        auto& sum = node.options[*at & 0xFFFU].sum;
        if (sum_is(sum, nimber) || control_.stopped()) return true;
    }
    return false;
}

template <int Words>
template <int Narrow, class Ask>
auto PartSearch<Words>::narrowed(const Part<Words>& part, Ask ask) {
    const auto graph = points::narrowed<Narrow>(graph_, part.vertices);
    PartSearch<Narrow> search(graph, table_, control_);
    Part<Narrow> all{.vertices = {}, .key = part.key, .size = part.size};
    for (int vertex = 0; vertex < part.size; ++vertex)
        all.vertices.insert(vertex);
    return ask(search, all);
}

template <int Words>
template <class Ask>
auto PartSearch<Words>::in_room(const Part<Words>& part, Ask ask) {
    if constexpr (Words > 1) {
        if (part.size <= 64) return narrowed<1>(part, ask);
    }
    if constexpr (Words > 2) {
        if (part.size <= 128) return narrowed<2>(part, ask);
    }
    if constexpr (Words > 4) {
        if (part.size <= 256) return narrowed<4>(part, ask);
    }
    if constexpr (Words > 7) {
        if (part.size <= 448) return narrowed<7>(part, ask);
    }
    if constexpr (Words > 14) {
        if (part.size <= 896) return narrowed<14>(part, ask);
    }
    return ask(*this, part);
}

} // namespace zugzwang::points
