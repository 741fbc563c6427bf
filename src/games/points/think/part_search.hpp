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
#include "games/points/think/nimber_table.hpp"
#include "games/points/think/round_parts.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/rules/processor.hpp"

namespace zugzwang::points {

/// Answers are of no meaning once the control says stop; nothing is then written to the table.
template <int Words>
class PartSearch {
  public:
    using Vertices = VertexSet<Words>;

    /// All three outlive the search.
    PartSearch(const ConflictGraph<Words>& graph, NimberTable& table, SearchControl& control)
        : graph_(graph), table_(table), control_(control) {}

    /// Whether the game on these vertices has the nim-value `nimber`.
    [[nodiscard]] bool is_nimber(const Vertices& vertices, int nimber) {
        const auto sum = divided(vertices);
        const bool is = sum_is(sum, nimber);
        parts_.resize(sum.first);
        return is;
    }
    /// How much there is to search in these vertices: those in parts of unknown value.
    [[nodiscard]] int unknown_size(const Vertices& vertices) {
        const auto sum = divided(vertices);
        parts_.resize(sum.first);
        return sum.unknown_size;
    }

  private:
    template <int>
    friend class PartSearch;

    /// What a move leaves: the nim-sum of the parts whose value is known, and the others, in parts_[first, last).
    struct Sum {
        int known = 0;
        int unknown_size = 0; ///< Vertices in the parts that are not known.
        int doubts = 0;       ///< Nim-values that must be ruled out until each of them is.
        std::size_t first = 0, last = 0;
    };
    struct Option {
        Vertices rest;
        int size = 0;
        int vertex = 0; ///< The move.
        Sum sum;
    };

    [[nodiscard]] bool part_is(const Part<Words>& part, int nimber);
    /// Of all lines between points in convex position; empty for other parts.
    [[nodiscard]] std::optional<int> round_nimber(const Part<Words>& part) const;
    /// Of a part of at most 64 vertices.
    [[nodiscard]] PartKey shape_of(const Part<Words>& part) const;
    /// The same of a part whose options are at hand, and which the table does not answer for.
    [[nodiscard]] bool searched_is(const Part<Words>& part, std::vector<Option>& options, int nimber);
    [[nodiscard]] Sum divided(const Vertices& vertices);
    [[nodiscard]] bool sum_is(const Sum& sum, int nimber);
    [[nodiscard]] int nimber_of(const Part<Words>& part);
    [[nodiscard]] bool some_option_is(std::vector<Option>& options, int nimber);
    /// What the moves leave, each once, those that leave the least first; leaves only one of the vertices in the part
    /// that take the same ones away.
    [[nodiscard]] std::vector<Option> options(Part<Words>& part) const;
    /// Those that may have the nim-value and must be searched for it come first; how many, or no value when one is
    /// known to have it, or when stopped.
    [[nodiscard]] std::optional<std::size_t> open_options(std::vector<Option>& options, int nimber);
    /// Asks a search of single words about a part of at most 64 vertices.
    template <class Ask>
    [[nodiscard]] auto narrowed(const Part<Words>& part, Ask ask);

    /// Whether these possible nim-values are this one alone; empty when it is one of several.
    [[nodiscard]] static std::optional<bool> answer(Nimbers possible, int nimber) {
        if ((possible >> nimber & 1U) == 0) return false;
        return std::has_single_bit(possible) ? std::optional(true) : std::nullopt;
    }
    /// What is larger hardly ever has the shape of another part.
    static constexpr int largest_shape = 32;
    /// So much more to search is a nim-value that is not ruled out.
    static constexpr int vertices_for_a_doubt = 32;

    [[nodiscard]] static Nimbers up_to(int nimber) { return (Nimbers{2} << nimber) - 1; }
    /// Nim-values that the part may still have.
    [[nodiscard]] Nimbers possible(const Part<Words>& part) const {
        if (part.size <= 2) return Nimbers{1} << 1; // any move ends it
        const auto known = table_.possible(part.key);
        return known != 0 ? known : up_to(max_moves(graph_, part.vertices));
    }
    /// Whether the only unknown part of the sum is known not to bring it to `nimber`.
    [[nodiscard]] bool ruled_out(const Sum& sum, int nimber) const {
        return sum.last - sum.first == 1 && (possible(parts_[sum.first]) >> (sum.known ^ nimber) & 1U) == 0;
    }

    const ConflictGraph<Words>& graph_;
    NimberTable& table_;
    SearchControl& control_;
    std::vector<Part<Words>> parts_; ///< A stack; a Sum owns the range at its end.
};

template <int Words>
auto PartSearch<Words>::divided(const Vertices& vertices) -> Sum {
    Sum sum{.first = parts_.size()};
    for_each_part(graph_, vertices, [&](const Part<Words>& part) {
        const auto values = possible(part);
        if (std::has_single_bit(values)) {
            sum.known ^= std::countr_zero(values);
        } else {
            sum.unknown_size += part.size;
            sum.doubts += std::popcount(values) - 1;
            parts_.push_back(part);
        }
    });
    sum.last = parts_.size();
    return sum;
}

/// All unknown parts but the largest are valued in full; for the largest one question is enough.
template <int Words>
bool PartSearch<Words>::sum_is(const Sum& sum, int nimber) {
    int needed = nimber ^ sum.known;
    if (sum.first == sum.last) return needed == 0;
    std::sort(parts_.begin() + static_cast<std::ptrdiff_t>(sum.first),
              parts_.begin() + static_cast<std::ptrdiff_t>(sum.last),
              [](const auto& a, const auto& b) { return a.size < b.size; });
    for (std::size_t i = sum.first; i + 1 < sum.last; ++i) {
        const auto part = parts_[i];
        needed ^= nimber_of(part);
        if (control_.stopped()) return false;
    }
    const auto largest = parts_[sum.last - 1];
    return part_is(largest, needed);
}

template <int Words>
int PartSearch<Words>::nimber_of(const Part<Words>& part) {
    if constexpr (Words > 1) {
        if (part.size <= 64) {
            return narrowed(part, [](auto& search, const Part<1>& narrow) { return search.nimber_of(narrow); });
        }
    }
    int value = 0;
    while (!part_is(part, value) && !control_.stopped())
        ++value;
    return value;
}

template <int Words>
bool PartSearch<Words>::part_is(const Part<Words>& part, int nimber) {
    if (const auto known = answer(possible(part), nimber)) return *known;
    if constexpr (Words > 1) {
        if (part.size <= 64) {
            return narrowed(part, [&](auto& search, const Part<1>& narrow) { return search.part_is(narrow, nimber); });
        }
    }
    if (const auto value = round_nimber(part)) {
        table_.restrict_to(part.key, Nimbers{1} << *value, static_cast<std::uint64_t>(part.size));
        return *value == nimber;
    }
    auto reduced = part;
    auto options = on_this_processor([&] { return this->options(reduced); });
    PartKey shape;
    const bool has_shape = Words == 1 && reduced.size <= largest_shape;
    if constexpr (Words == 1) {
        if (has_shape) {
            shape = on_this_processor([&] { return shape_of(reduced); });
            if (const auto known = table_.possible(shape); known != 0) {
                table_.restrict_to(part.key, known, 1);
                if (const auto answered = answer(known, nimber)) return *answered;
            }
        }
    }
    const auto nodes_before = control_.nodes();
    const bool is = searched_is(reduced, options, nimber);
    if (!control_.stopped()) {
        const auto known = possible(reduced);
        const auto nodes = control_.nodes() - nodes_before;
        if (reduced.size < part.size) table_.restrict_to(part.key, known, nodes);
        if (has_shape) table_.restrict_to(shape, known, nodes);
    }
    return is;
}

template <int Words>
bool PartSearch<Words>::searched_is(const Part<Words>& part, std::vector<Option>& options, int nimber) {
    if (const auto known = answer(possible(part), nimber)) return *known;
    if (!control_.visit()) return false;
    const auto nodes_before = control_.nodes();
    const auto learn = [&](Nimbers learned) {
        table_.restrict_to(part.key, possible(part) & learned, control_.nodes() - nodes_before);
    };
    if (some_option_is(options, nimber)) {
        if (!control_.stopped()) learn(~(Nimbers{1} << nimber));
        return false;
    }
    if (control_.stopped()) return false;
    // The nim-value is the least that no option has: this one or a smaller one.
    learn(up_to(nimber));
    for (int less = 0; less < nimber; ++less) {
        if (part_is(part, less) || control_.stopped()) return false;
    }
    learn(Nimbers{1} << nimber);
    return true;
}

template <int Words>
std::optional<int> PartSearch<Words>::round_nimber(const Part<Words>& part) const {
    const auto points = points_of(graph_, part.vertices);
    const int count = std::popcount(points);
    if (!graph_.points || count < 3 || part.size != count * (count - 1) / 2) return std::nullopt;
    if (!are_round(*graph_.points, points)) return std::nullopt;
    return round_nimbers[static_cast<std::size_t>(count)];
}

template <int Words>
PartKey PartSearch<Words>::shape_of(const Part<Words>& part) const {
    SmallGraph graph;
    for_each_row(graph_, part.vertices,
                 [&](std::uint64_t row) { graph.rows[static_cast<std::size_t>(graph.size++)] = row; });
    return graph.shape();
}

template <int Words>
auto PartSearch<Words>::options(Part<Words>& part) const -> std::vector<Option> {
    std::vector<std::uint32_t> order; // what is left, then the move
    order.reserve(static_cast<std::size_t>(part.size));
    part.vertices.for_each([&](int vertex) {
        const auto taken = (part.vertices & graph_.closed[static_cast<std::size_t>(vertex)]).size();
        order.push_back(static_cast<std::uint32_t>(part.size - taken) << 16 | static_cast<std::uint32_t>(vertex));
    });
    std::sort(order.begin(), order.end());
    std::vector<Option> options;
    options.reserve(order.size());
    for (const auto word : order) {
        const auto size = static_cast<int>(word >> 16), vertex = static_cast<int>(word & 0xFFFFU);
        const auto rest = part.vertices - graph_.closed[static_cast<std::size_t>(vertex)];
        bool is_new = true;
        for (auto at = options.size(); is_new && at-- > 0 && options[at].size == size;)
            is_new = options[at].rest != rest;
        if (is_new) options.push_back({.rest = rest, .size = size, .vertex = vertex, .sum = {}});
    }
    if (static_cast<int>(options.size()) < part.size) {
        Vertices kept{};
        for (const auto& option : options)
            kept.insert(option.vertex);
        part = connected_part(graph_, kept);
        for (auto& option : options)
            option.rest = option.rest & kept;
    }
    return options;
}

template <int Words>
auto PartSearch<Words>::open_options(std::vector<Option>& options, int nimber) -> std::optional<std::size_t> {
    std::size_t kept = 0;
    for (auto& option : options) {
        if (Words > 1 && control_.must_stop()) return std::nullopt;
        option.sum = divided(option.rest);
        const auto& sum = option.sum;
        if (sum.first == sum.last) {
            if (sum.known == nimber) return std::nullopt;
        } else if (!ruled_out(sum, nimber)) {
            options[kept++] = option;
        }
    }
    return kept;
}

/// First every option whose value is already known, then the others: those with the least to search first, and rather
/// those of which much is known, so that one question goes on with the parts that another one has met. True also when
/// stopped.
template <int Words>
bool PartSearch<Words>::some_option_is(std::vector<Option>& options, int nimber) {
    const auto stack = parts_.size();
    const auto open = on_this_processor([&] { return open_options(options, nimber); });
    bool found = !open;
    if (open) {
        options.resize(*open);
        std::ranges::stable_sort(options, {}, [](const Option& option) {
            return option.sum.unknown_size + vertices_for_a_doubt * option.sum.doubts;
        });
        for (std::size_t i = 0; i < options.size() && !found; ++i) {
            found = sum_is(options[i].sum, nimber) || control_.stopped();
        }
    }
    parts_.resize(stack);
    return found;
}

template <int Words>
template <class Ask>
auto PartSearch<Words>::narrowed(const Part<Words>& part, Ask ask) {
    const auto graph = points::narrowed(graph_, part.vertices);
    PartSearch<1> search(graph, table_, control_);
    const VertexSet<1> all{{~std::uint64_t{0} >> (64 - part.size)}};
    return ask(search, Part<1>{all, part.key, part.size});
}

} // namespace zugzwang::points
