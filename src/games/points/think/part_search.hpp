// Searches whether a part has a given nim-value: the search over pairs (part, nimber) of Lemoine & Viennot, "Nimbers
// are inevitable" (Theoretical Computer Science 462, 2012), by the theory of Sprague (1935) and Grundy (1939). The sum
// of a part and a heap of k is lost exactly if the part's nim-value is k. So only outcomes are searched, with early
// cutoffs, and whole nim-values only where a position consists of several parts. Only solver.cpp includes this.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/points/think/conflict_graph.hpp"
#include "games/points/think/nimber_table.hpp"
#include "games/points/think/part_node.hpp"
#include "games/points/think/part_stack.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/base/processor.hpp"

namespace zugzwang::points {

/// Answers are meaningless once the control has stopped; then nothing is written to the table.
template <int Words>
class PartSearch {
  public:
    using Vertices = VertexSet<Words>;

    /// All three must outlive the search.
    PartSearch(const ConflictGraph<Words>& graph, NimberTable& table, SearchControl& control)
        : graph_(graph), table_(table), control_(control), stack_(graph, table) {}

    /// Whether the game on these vertices has the nim-value `nimber`.
    [[nodiscard]] bool is_nimber(const Vertices& vertices, int nimber) {
        auto sum = stack_.pushed(vertices);
        stack_.refresh(sum);
        const bool is = sum_is(sum, nimber);
        stack_.shrink(sum.first);
        return is;
    }
    /// How many of these vertices are in parts of unknown nim-value.
    [[nodiscard]] int unknown_size(const Vertices& vertices) {
        auto sum = stack_.pushed(vertices);
        stack_.refresh(sum);
        stack_.shrink(sum.first);
        return sum.unknown_size;
    }

  private:
    template <int>
    friend class PartSearch;

    using Node = PartNode<Words>;

    [[nodiscard]] bool part_is(const Part<Words>& part, int nimber);
    [[nodiscard]] bool sum_is(const PartSum& sum, int nimber);
    [[nodiscard]] int nimber_of(const Part<Words>& part);
    /// The result of `ask(node)` for a part that the table does not answer for.
    template <class Ask>
    [[nodiscard]] auto with_node(const Part<Words>& part, Ask ask);
    [[nodiscard]] bool node_is(Node& node, int nimber);
    [[nodiscard]] int nimber_of(Node& node);
    /// The possible nim-values of the node by what the table has of its options; stops early at an option that is known
    /// to be `nimber`.
    [[nodiscard]] NimberSet possible_by_options(Node& node, int nimber);
    [[nodiscard]] bool some_option_is(Node& node, int nimber);
    /// The result of `ask(search, part)` for a narrower search in which the part fits.
    template <int Narrow, class Ask>
    [[nodiscard]] auto narrowed(const Part<Words>& part, Ask ask);
    template <class Ask>
    [[nodiscard]] auto narrowest(const Part<Words>& part, Ask ask);

    /// Whether the nim-value is `nimber`, by the possible ones; empty when that is open.
    [[nodiscard]] static std::optional<bool> answer(NimberSet possible, int nimber) {
        if ((possible >> nimber & 1U) == 0) return false;
        return std::has_single_bit(possible) ? std::optional(true) : std::nullopt;
    }

    const ConflictGraph<Words>& graph_;
    NimberTable& table_;
    SearchControl& control_;
    PartStack<Words> stack_;
};

/// All unknown parts but the largest need their nim-values; for the largest one question is enough.
template <int Words>
bool PartSearch<Words>::sum_is(const PartSum& sum, int nimber) {
    int needed = nimber ^ sum.nim_sum;
    if (sum.is_known()) return needed == 0;
    stack_.sort(sum);
    for (std::size_t i = sum.first; i + 1 < sum.last; ++i) {
        const auto part = stack_[i];
        needed ^= nimber_of(part);
        if (control_.stopped()) return false;
    }
    const auto largest = stack_[sum.last - 1];
    return part_is(largest, needed);
}

template <int Words>
bool PartSearch<Words>::part_is(const Part<Words>& part, int nimber) {
    if (const auto known = answer(stack_.possible(part), nimber)) return *known;
    return narrowest(part, [&](auto& search, const auto& same_part) {
        return search.with_node(same_part, [&](auto& node) { return search.node_is(node, nimber); });
    });
}

template <int Words>
int PartSearch<Words>::nimber_of(const Part<Words>& part) {
    if (const auto known = stack_.possible(part); std::has_single_bit(known)) return std::countr_zero(known);
    return narrowest(part, [&](auto& search, const auto& same_part) {
        return search.with_node(same_part, [&](auto& node) { return search.nimber_of(node); });
    });
}

template <int Words>
template <class Ask>
auto PartSearch<Words>::with_node(const Part<Words>& part, Ask ask) {
    const auto nodes_before = control_.nodes();
    const auto stack = stack_.size();
    if (const auto value = convex_nimber(graph_, part)) {
        table_.restrict_to(part.key, NimberSet{1} << *value, static_cast<std::uint64_t>(part.size));
        Node node{.part = part};
        return ask(node);
    }
    const bool is_new = table_.possible(part.key) == 0;
    auto node = node_of(graph_, part);
    const bool has_canonical_key = Words == 1 && is_new && node.part.size <= SmallGraph::max_size;
    PartKey canonical_key;
    if constexpr (Words == 1) {
        if (has_canonical_key) {
            canonical_key = canonical_key_of(graph_, node.part);
            if (const auto possible = table_.possible(canonical_key); possible != 0)
                table_.restrict_to(node.part.key, possible, 1);
        }
    }
    const auto answer = ask(node);
    stack_.shrink(stack);
    if (!control_.stopped()) {
        const auto possible = stack_.possible(node.part);
        const auto nodes = control_.nodes() - nodes_before;
        if (node.part.size < part.size) table_.restrict_to(part.key, possible, nodes);
        if (has_canonical_key) table_.restrict_to(canonical_key, possible, nodes);
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
    if (const auto known = answer(stack_.possible(node.part), nimber)) return *known;
    if (!control_.visit()) return false;
    const auto nodes_before = control_.nodes();
    const auto restrict_to = [&](NimberSet values) {
        const auto possible = stack_.possible(node.part) & values;
        table_.restrict_to(node.part.key, possible, control_.nodes() - nodes_before);
        return possible;
    };
    const auto possible = possible_by_options(node, nimber);
    if (control_.stopped()) return false;
    if (const auto known = answer(restrict_to(possible), nimber)) return *known;
    if (some_option_is(node, nimber)) {
        if (!control_.stopped()) restrict_to(~(NimberSet{1} << nimber));
        return false;
    }
    if (control_.stopped()) return false;
    // The nim-value is the mex of the options': this one or a smaller one.
    restrict_to(PartStack<Words>::up_to(nimber));
    for (int less = 0; less < nimber; ++less) {
        if (node_is(node, less) || control_.stopped()) return false;
    }
    restrict_to(NimberSet{1} << nimber);
    return true;
}

template <int Words>
NimberSet PartSearch<Words>::possible_by_options(Node& node, int nimber) {
    constexpr std::size_t prefetched = 8;
    return on_this_processor([&] {
        NimberSet may = 0, has = 0; // nim-values that some option may have, and has
        for (std::size_t at = 0; at < node.options.size(); ++at) {
            if (at == node.pushed) {
                if (Words > 1 && control_.must_stop()) break;
                for (const auto end = std::min(at + prefetched, node.options.size()); node.pushed < end; ++node.pushed)
                    node.options[node.pushed].sum = stack_.pushed(node.options[node.pushed].rest);
            }
            auto& sum = node.options[at].sum;
            stack_.refresh(sum);
            may |= sum.possible;
            if (std::has_single_bit(sum.possible)) has |= sum.possible;
            if ((has >> nimber & 1U) != 0) return ~has;
        }
        const auto max_mex = ~may & (may + 1); // the bit of the mex if every possible value occurs
        return ~has & (max_mex * 2 - 1);
    });
}

/// Searches the options with the least effort first: small ones, and those with few possible nim-values left, so that
/// one question reuses the parts that another one has searched. True also when stopped.
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
auto PartSearch<Words>::narrowest(const Part<Words>& part, Ask ask) {
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
