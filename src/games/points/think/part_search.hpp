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
        std::size_t first = 0, last = 0;
    };
    struct Option {
        Vertices rest;
        int size = 0;
        Sum sum;
    };

    [[nodiscard]] bool part_is(const Part<Words>& part, int nimber);
    [[nodiscard]] Sum divided(const Vertices& vertices);
    [[nodiscard]] bool sum_is(const Sum& sum, int nimber);
    [[nodiscard]] int nimber_of(const Part<Words>& part);
    [[nodiscard]] bool some_option_is(const Part<Words>& part, int nimber);
    [[nodiscard]] std::vector<Option> options(const Part<Words>& part) const;
    /// Those that may have the nim-value and must be searched for it; no value when one is known to have it, or when
    /// stopped.
    [[nodiscard]] std::optional<std::vector<Option>> open_options(const Part<Words>& part, int nimber);
    /// Asks a search of single words about a part of at most 64 vertices.
    template <class Ask>
    [[nodiscard]] auto narrowed(const Part<Words>& part, Ask ask);

    [[nodiscard]] static Nimbers up_to(int nimber) { return (Nimbers{2} << nimber) - 1; }
    /// Nim-values that the part may still have.
    [[nodiscard]] Nimbers possible(const Part<Words>& part) const {
        if (part.size <= 2) return Nimbers{1} << 1; // any move ends it
        const auto known = table_.possible(part.key);
        return known != 0 ? known : up_to(part.max_moves);
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
    if (nimber > part.max_moves) return false;
    const auto values = possible(part);
    if ((values >> nimber & 1U) == 0) return false;
    if (std::has_single_bit(values)) return true;
    if constexpr (Words > 1) {
        if (part.size <= 64) {
            return narrowed(part, [&](auto& search, const Part<1>& narrow) { return search.part_is(narrow, nimber); });
        }
    }
    if (!control_.visit()) return false;
    const auto nodes_before = control_.nodes();
    const auto learn = [&](Nimbers learned) {
        table_.restrict_to(part.key, up_to(part.max_moves) & learned, control_.nodes() - nodes_before);
    };
    if (some_option_is(part, nimber)) {
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
auto PartSearch<Words>::options(const Part<Words>& part) const -> std::vector<Option> {
    std::vector<Option> options;
    options.reserve(static_cast<std::size_t>(part.size));
    part.vertices.for_each([&](int vertex) {
        const auto rest = part.vertices - graph_.closed[static_cast<std::size_t>(vertex)];
        options.push_back({.rest = rest, .size = rest.size(), .sum = {}});
    });
    const auto order = [](const Option& a, const Option& b) {
        return a.size != b.size ? a.size < b.size : a.rest.words < b.rest.words;
    };
    std::sort(options.begin(), options.end(), order);
    const auto same = [](const Option& a, const Option& b) { return a.rest == b.rest; };
    options.erase(std::unique(options.begin(), options.end(), same), options.end());
    return options;
}

template <int Words>
auto PartSearch<Words>::open_options(const Part<Words>& part, int nimber) -> std::optional<std::vector<Option>> {
    auto open = options(part);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < open.size(); ++i) {
        if (Words > 1 && control_.must_stop()) return std::nullopt;
        open[i].sum = divided(open[i].rest);
        const auto& sum = open[i].sum;
        if (sum.first == sum.last) {
            if (sum.known == nimber) return std::nullopt;
        } else if (!ruled_out(sum, nimber)) {
            open[kept++] = open[i];
        }
    }
    open.resize(kept);
    return open;
}

/// First every option whose value is already known, then the others, those with the least to search first. True also
/// when stopped.
template <int Words>
bool PartSearch<Words>::some_option_is(const Part<Words>& part, int nimber) {
    const auto stack = parts_.size();
    auto open = on_this_processor([&] { return open_options(part, nimber); });
    bool found = !open;
    if (open) {
        std::ranges::stable_sort(*open, {}, [](const Option& option) { return option.sum.unknown_size; });
        for (std::size_t i = 0; i < open->size() && !found; ++i) {
            found = sum_is((*open)[i].sum, nimber) || control_.stopped();
        }
    }
    parts_.resize(stack);
    return found;
}

template <int Words>
template <class Ask>
auto PartSearch<Words>::narrowed(const Part<Words>& part, Ask ask) {
    const auto graph = graph_.narrowed(part.vertices);
    PartSearch<1> search(graph, table_, control_);
    const VertexSet<1> all{{~std::uint64_t{0} >> (64 - part.size)}};
    return ask(search, Part<1>{all, part.key, part.size, part.max_moves});
}

} // namespace zugzwang::points
