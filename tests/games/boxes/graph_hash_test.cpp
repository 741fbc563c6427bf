#include "games/boxes/think/graph_hash.hpp"

#include "positions.hpp"

#include "brute_force.hpp"
#include "games/boxes/think/coin_graph.hpp"
#include "games/boxes/think/players.hpp"
#include "safe_lines.hpp"

namespace {

std::uint64_t hash_of(const R::State& state) {
    const Strings strings(state);
    const CoinGraph<1> graph(strings);
    return GraphHash().of(graph, graph.quiet(strings, ZobristKeys(strings, state.grid)).left);
}

/// Of a board on which all lines are drawn but those across these rows, each of which is a chain of three boxes.
R::State chains_of_rows(const std::vector<int>& rows) {
    auto state = R::initial({5, 3, Start::empty});
    for (int edge = 0; edge < state.grid.edges(); ++edge) {
        const Dot from = state.grid.start_of(edge);
        const Dot to = state.grid.end_of(edge);
        const bool is_open = from.x == to.x && std::ranges::find(rows, std::min(from.y, to.y)) != rows.end();
        state.drawn[static_cast<std::size_t>(edge)] = !is_open;
    }
    return state;
}

} // namespace

TEST_CASE("boxes: the name of a graph is the same wherever it lies", "[boxes][solver]") {
    CHECK(hash_of(chains_of_rows({0})) == hash_of(chains_of_rows({1})));
    CHECK(hash_of(chains_of_rows({0, 1})) == hash_of(chains_of_rows({1, 4})));
    CHECK(hash_of(chains_of_rows({0})) != hash_of(chains_of_rows({0, 1})));
}

TEST_CASE("boxes: positions whose graphs have one name are worth the same", "[boxes][solver]") {
    Random random(8);
    std::map<std::uint64_t, int> values;
    int repeats = 0;
    boxes::test::BruteForce brute_force;
    for (int position = 0; position < 600; ++position) {
        const auto state = boxes::test::after_safe_lines(R::initial({3, 3, Start::empty}), random, 12);
        if (R::lines_left(state) > 12) continue;
        const int value = brute_force.value(state) - margin_owned(state);
        const auto [entry, is_new] = values.emplace(hash_of(state), value);
        repeats += is_new ? 0 : 1;
        CHECK(entry->second == value);
    }
    CHECK(repeats > 50);
}
