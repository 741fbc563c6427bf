#include "brute_force.hpp"
#include "games/boxes/think/endgame_estimate.hpp"
#include "games/boxes/think/players.hpp"
#include "games/boxes/think/tree_search.hpp"
#include "positions.hpp"

namespace {

constexpr std::size_t search_bytes = std::size_t{16} << 20;
constexpr std::size_t tree_bytes = std::size_t{4} << 20;

struct Tree : TreeSearch {
    explicit Tree(Solver& solver, const R::State& root, std::size_t bytes = tree_bytes) : TreeSearch(solver, 1, bytes) {
        set_root(root);
    }
};

} // namespace

TEST_CASE("boxes: the endgame's plain rules are right where there is little to choose", "[boxes][endgame]") {
    const auto text = GENERATE(as<std::string>{},
                               "----/._._._._./---- 1",                     // one chain
                               "--/|_._|/../|_._|/-- 1",                    // one loop
                               "--./|_._|_|/.../|_|_|_|/.../|_._|_|/--. 1", // a loop of six, a chain of three
                               "----/._._._._./----/._._._._./---- 1",      // two chains of four
                               "-.--/._._|1|2|/----/._._._._./---- 1"       // a chain of two and one of four
    );
    const auto state = position(text);
    Strings strings(state);
    CHECK(margin_owned(state) + EndgameEstimate().margin(strings) == boxes::test::BruteForce().value(state));
    CHECK(strings.strings_left() == strings.string_count());
}

TEST_CASE("boxes: the tree search alone keeps most wins", "[boxes][tree]") {
    Random random(17);
    int won = 0;
    int kept = 0;
    while (won < 25) {
        const auto state = boxes::test::random_position({4, 4, Start::border}, 11, random);
        boxes::test::BruteForce brute_force;
        if (brute_force.value(state) <= 0) continue;
        ++won;
        const Strings strings(state);
        Solver solver(state, search_bytes);
        Tree tree(solver, state);
        tree.search(Unlimited(), 2000);
        const auto next = R::after(state, {strings.edge_of(tree.best_string())});
        const int value = brute_force.value(next);
        kept += (next.to_move == state.to_move ? value : -value) > 0 ? 1 : 0;
        CHECK(tree.chance() >= 0);
        CHECK(tree.chance() <= 1);
    }
    CHECK(kept >= 24);
}

TEST_CASE("boxes: the tree search knows a won and a lost game", "[boxes][tree]") {
    // Whoever moves must open one of two chains of four: six boxes to two for the other side.
    const auto state = position("----/._._._._./----/._._._._./---- 1");
    Solver solver(state, search_bytes);
    Tree tree(solver, state);
    tree.search(Unlimited(), 2000);
    CHECK(tree.chance() < 0.2);
    CHECK(tree.expected_margin() < -3);
    CHECK_FALSE(tree.line().empty());
    CHECK(tree.depth() >= 1);
    CHECK(tree.is_proven());
    CHECK(tree.margin() == -4);
}

TEST_CASE("boxes: what the tree search proves is true", "[boxes][tree]") {
    Random random(18);
    int settled = 0;
    for (int position = 0; position < 40; ++position) {
        const auto state =
            boxes::test::random_position({3, 4, Start::border}, static_cast<int>(random.between(3, 12)), random);
        Solver solver(state, search_bytes);
        Tree tree(solver, state);
        tree.search(Unlimited(), 3000);
        if (!tree.is_proven()) continue;
        ++settled;
        boxes::test::BruteForce brute_force;
        CHECK(tree.margin() == brute_force.value(state));
        const auto best = brute_force.best(state);
        CHECK(std::ranges::find(best, R::Move{Strings(state).edge_of(tree.best_string())}) != best.end());
    }
    CHECK(settled >= 30);
}

TEST_CASE("boxes: the tree knows at once what the solver has proven", "[boxes][tree]") {
    const auto state = R::initial({3, 4, Start::border});
    Solver solver(state, search_bytes);
    REQUIRE(solver.value(state, Unlimited()) == 4);
    Tree tree(solver, state);
    CHECK(tree.is_proven());
    CHECK(tree.margin() == 4);
}

TEST_CASE("boxes: the tree is kept from move to move", "[boxes][tree]") {
    auto state = R::initial({6, 6, Start::border});
    Solver solver(state, search_bytes);
    Tree tree(solver, state);
    tree.search(Unlimited(), 20'000);
    const auto expected = tree.line();
    REQUIRE(expected.size() >= 2);
    for (const int string : {expected[0], expected[1]})
        state = R::after(state, {solver.start_strings().edge_of(string)});
    tree.set_root(state);
    const auto visits = tree.visits();
    CHECK(visits > 4);
    CHECK(tree.best_string() == tree.line().front());
    tree.search(Unlimited(), 100);
    CHECK(tree.visits() == visits + 100);
    // The order of two lines makes no difference to where they lead.
    Tree again(solver, R::initial({6, 6, Start::border}));
    again.search(Unlimited(), 20'000);
    auto swapped = R::initial({6, 6, Start::border});
    for (const int string : {expected[1], expected[0]})
        swapped = R::after(swapped, {solver.start_strings().edge_of(string)});
    again.set_root(swapped);
    CHECK(again.visits() == visits);
}

TEST_CASE("boxes: a tree without room goes on with what it has", "[boxes][tree]") {
    auto state = R::initial({5, 5, Start::border});
    Solver solver(state, search_bytes);
    constexpr std::size_t few_bytes = 64 << 10;
    TreeSearch tree(solver, 1, few_bytes);
    while (R::lines_left(state) > 20) {
        tree.set_root(state);
        tree.search(Unlimited(), 3000);
        CHECK(tree.bytes() <= few_bytes);
        const R::Move move{solver.start_strings().edge_of(tree.best_string())};
        REQUIRE(R::is_legal(state, move));
        state = R::after(state, move);
    }
}

TEST_CASE("boxes: positions of a tree that cannot come about any more are forgotten", "[boxes][tree]") {
    // 0 leads to 1 and 2, both of these to 3.
    TreeNodes nodes(1); // nothing fits, so that all that can be forgotten is
    for (std::uint64_t key = 10; key < 14; ++key)
        CHECK(nodes.add({.key = key, .visits = static_cast<std::uint32_t>(key), .min = -3, .max = 3}) == key - 10);
    nodes.add_edges(0, std::vector<TreeNodes::Edge>{{.string = 5, .node = 1}, {.string = 6, .node = 2}});
    for (const std::uint32_t from : {1, 2})
        nodes.add_edges(from, std::vector<TreeNodes::Edge>{{.string = 7, .visits = 9, .node = 3}});
    const auto root = nodes.keep_reachable(2);
    CHECK(nodes.size() == 2);
    CHECK(nodes.at(root).key == 12);
    CHECK(nodes.find(10) == TreeNodes::none);
    CHECK(nodes.find(11) == TreeNodes::none);
    const auto edge = nodes.edges_of(nodes.at(root)).front();
    CHECK(edge.string == 7);
    CHECK(edge.visits == 9);
    CHECK(nodes.at(edge.node).visits == 13);
}

TEST_CASE("boxes: what is proven of a tree's position follows from its steps", "[boxes][tree]") {
    TreeNodes nodes(1 << 20);
    for (std::uint64_t key = 0; key < 3; ++key)
        nodes.add({.key = key, .min = -9, .max = 9});
    nodes.add_edges(0,
                    std::vector<TreeNodes::Edge>{{.string = 5, .node = 1}, {.string = TreeNodes::take_all, .node = 2}});
    CHECK_FALSE(nodes.tighten(0));
    nodes.at(1).max = -1; // at least 1 for who gives it to the other side
    CHECK(nodes.tighten(0));
    CHECK(nodes.at(0).min == 1);
    nodes.at(1).min = -5;
    nodes.at(2).max = 3;
    CHECK(nodes.tighten(0));
    CHECK(nodes.at(0).max == 5);
}
