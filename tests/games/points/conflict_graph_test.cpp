#include "games/points/think/conflict_graph.hpp"

#include "positions.hpp"

#include "games/points/think/small_graph.hpp"
#include "zugzwang/base/random.hpp"

namespace {

/// So many vertices, so many random edges.
template <int Words>
ConflictGraph<Words> random_graph(int vertices, int edges, Random& random) {
    ConflictGraph<Words> graph;
    graph.closed.resize(static_cast<std::size_t>(vertices));
    for (int vertex = 0; vertex < vertices; ++vertex) {
        graph.closed[static_cast<std::size_t>(vertex)].insert(vertex);
        graph.keys.push_back({random.below(UINT64_MAX), random.below(UINT64_MAX)});
        graph.ends.push_back(bit_of(vertex % 60) | bit_of((vertex + 1) % 60));
    }
    for (int edge = 0; edge < edges; ++edge) {
        const auto one = static_cast<int>(random.below(static_cast<std::uint64_t>(vertices)));
        const auto two = static_cast<int>(random.below(static_cast<std::uint64_t>(vertices)));
        graph.closed[static_cast<std::size_t>(one)].insert(two);
        graph.closed[static_cast<std::size_t>(two)].insert(one);
    }
    return graph;
}

/// Every vertex takes the least number of its neighbours until nothing changes.
template <int Words>
std::vector<int> names(const ConflictGraph<Words>& graph, const VertexSet<Words>& among) {
    std::vector<int> name(graph.closed.size());
    for (std::size_t i = 0; i < name.size(); ++i)
        name[i] = static_cast<int>(i);
    for (bool changed = true; changed;) {
        changed = false;
        among.for_each([&](int one) {
            among.for_each([&](int two) {
                if (!graph.closed[static_cast<std::size_t>(one)].contains(two)) return;
                auto &a = name[static_cast<std::size_t>(one)], &b = name[static_cast<std::size_t>(two)];
                if (a == b) return;
                a = b = std::min(a, b);
                changed = true;
            });
        });
    }
    return name;
}

template <int Words>
void check_parts(int vertices, int edges, Random& random) {
    const auto graph = random_graph<Words>(vertices, edges, random);
    VertexSet<Words> among;
    for (int vertex = 0; vertex < vertices; ++vertex) {
        if (random.below(8) != 0) among.insert(vertex);
    }
    std::map<int, VertexSet<Words>> expected;
    const auto name = names(graph, among);
    among.for_each([&](int vertex) { expected[name[static_cast<std::size_t>(vertex)]].insert(vertex); });

    std::size_t found = 0;
    for_each_part(graph, among, [&](const Part<Words>& part) {
        int min = -1, size = 0;
        part.vertices.for_each([&](int vertex) {
            if (min < 0) min = vertex;
            ++size;
        });
        REQUIRE(expected.count(min) == 1);
        CHECK(expected[min] == part.vertices);
        CHECK(part.size == size);
        ++found;
    });
    CHECK(found == expected.size());
}

} // namespace

TEST_CASE("points: parts are the connected components", "[points][solver]") {
    Random random(3);
    for (int round = 0; round < 20; ++round) {
        check_parts<1>(40, 5 + 3 * round, random);
        check_parts<2>(128, 20 + 10 * round, random);
        check_parts<7>(300, 100 + 20 * round, random);
    }
}

TEST_CASE("points: a part numbered anew keeps its keys and edges", "[points][solver]") {
    Random random(4);
    const auto graph = random_graph<4>(200, 900, random);
    const auto compare = [&]<int Narrow>(std::size_t step) {
        VertexSet<4> part;
        std::vector<std::size_t> chosen;
        for (std::size_t vertex = 5; vertex < 197; vertex += step) {
            part.insert(static_cast<int>(vertex));
            chosen.push_back(vertex);
        }
        REQUIRE(chosen.size() <= std::size_t{64} * Narrow);
        const auto narrow = points::narrowed<Narrow>(graph, part);
        REQUIRE(narrow.closed.size() == chosen.size());
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            CHECK(narrow.keys[i] == graph.keys[chosen[i]]);
            CHECK(narrow.ends[i] == graph.ends[chosen[i]]);
            for (std::size_t j = 0; j < chosen.size(); ++j) {
                CHECK(narrow.closed[i].contains(static_cast<int>(j)) ==
                      graph.closed[chosen[i]].contains(static_cast<int>(chosen[j])));
            }
        }
    };
    compare.operator()<1>(3); // just fills it
    compare.operator()<2>(2);
    compare.operator()<2>(5);
}

TEST_CASE("points: bits are extracted as one would by hand", "[points][solver]") {
    Random random(5);
    for (int round = 0; round < 200; ++round) {
        const auto word = random.below(UINT64_MAX), mask = random.below(UINT64_MAX);
        std::uint64_t expected = 0;
        int place = 0;
        for (int bit = 0; bit < 64; ++bit) {
            if ((mask >> bit & 1U) == 0) continue;
            expected |= (word >> bit & 1U) << place;
            ++place;
        }
        CHECK(extracted(word, mask) == expected);
    }
}

TEST_CASE("points: a shape is named alike however its vertices are numbered, another graph otherwise",
          "[points][solver]") {
    const auto path = [](const std::vector<int>& order) {
        SmallGraph graph{.rows = {}, .size = static_cast<int>(order.size())};
        for (std::size_t i = 0; i < order.size(); ++i) {
            auto& row = graph.rows[static_cast<std::size_t>(order[i])];
            row |= std::uint32_t{1} << order[i];
            if (i > 0) row |= std::uint32_t{1} << order[i - 1];
            if (i + 1 < order.size()) row |= std::uint32_t{1} << order[i + 1];
        }
        return graph;
    };
    CHECK(path({0, 1, 2, 3}).canonical_key() == path({2, 0, 3, 1}).canonical_key());
    CHECK(path({0, 1, 2}).canonical_key() == path({1, 2, 0}).canonical_key());
    CHECK_FALSE(path({0, 1, 2}).canonical_key() == path({0, 1, 2, 3}).canonical_key());
    auto cycle = path({0, 1, 2, 3});
    cycle.rows[0] |= 8U;
    cycle.rows[3] |= 1U;
    CHECK_FALSE(cycle.canonical_key() == path({0, 1, 2, 3}).canonical_key());
    // Two graphs of six vertices with three neighbours each, which colours alone cannot tell apart.
    const SmallGraph prism{.rows = {0b001111, 0b010111, 0b100111, 0b111001, 0b111010, 0b111100}, .size = 6};
    const SmallGraph utility{.rows = {0b111001, 0b111010, 0b111100, 0b001111, 0b010111, 0b100111}, .size = 6};
    CHECK_FALSE(prism.canonical_key() == utility.canonical_key());
}
