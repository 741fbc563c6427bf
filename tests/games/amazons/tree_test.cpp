#include "support/catch.hpp"

#include "endgames.hpp"
#include "games/amazons/think/champion.hpp"
#include "support/within.hpp"

namespace zugzwang::amazons {

TEST_CASE("amazons: what the tree calls proven is so, with and without a solver", "[amazons][champion]") {
    const bool has_solver = GENERATE(false, true);
    Random random(46);
    for (int round = 0; round < 80; ++round) {
        const auto state = endgame(random, 5, 2, 7);
        INFO(Rules::to_text(state));
        SearchControl control(Budget{.nodes = 2'000'000});
        Tree::Prover prover(control, 1 << 20);
        Tree tree(std::size_t{16} << 20);
        tree.set_root(state);
        REQUIRE(tree.expand_root(control));
        tree.grow(control, has_solver ? &prover : nullptr, UINT64_MAX);
        REQUIRE(tree.proven_result() != Tree::ProvenResult::unknown);
        const bool wins = slow::wins(state);
        REQUIRE((tree.proven_result() == Tree::ProvenResult::won) == wins);
        if (tree.best().proven_result == Tree::ProvenResult::won) {
            REQUIRE_FALSE(slow::wins(Rules::after(state, tree.best().move)));
        }
    }
}

TEST_CASE("amazons: a tree keeps what it knows of the game that goes on", "[amazons][champion]") {
    auto state = Rules::initial({.board = 8});
    Tree tree(std::size_t{64} << 20);
    tree.set_root(state);
    REQUIRE(tree.expand_root(Unlimited()));
    tree.grow(Unlimited(), nullptr, 3000);
    const auto line = tree.principal_variation(3);
    REQUIRE(line.size() == 3);
    for (std::size_t move = 0; move < 2; ++move)
        state = Rules::after(state, line[move]);
    tree.set_root(state);
    const auto kept = tree.visits();
    CHECK(kept > 0);
    CHECK(kept < 3000);
    CHECK(tree.principal_variation(1).front() == line[2]);
    tree.set_root(Rules::initial({.board = 8})); // a game begun anew
    CHECK(tree.visits() == 0);
}

TEST_CASE("amazons: a tree that is full gives back what it needs least and goes on", "[amazons][champion]") {
    Tree tree(std::size_t{1} << 20);
    CHECK(tree.bytes() <= std::size_t{1} << 20);
    tree.set_root(Rules::initial({}));
    SearchControl control(Budget{.nodes = 400'000});
    REQUIRE(tree.expand_root(control));
    int times = 0;
    std::uint64_t before = 0;
    while (!control.must_stop()) {
        tree.grow(control, nullptr, UINT64_MAX);
        if (!tree.is_full()) continue;
        ++times;
        CHECK(tree.visits() > before + 100); // half of the memory was free, and all of it can be used
        before = tree.visits();
        const auto best = tree.best();
        REQUIRE(tree.prune());
        REQUIRE(tree.best().move == best.move);
        REQUIRE(tree.best().chance == best.chance);
        REQUIRE(tree.principal_variation(1).front() == best.move);
    }
    CHECK(times > 2);
    CHECK(Rules::is_legal(Rules::initial({}), tree.best().move));
}

TEST_CASE("amazons: several threads grow one tree", "[amazons][champion]") {
    Random random(52);
    for (int round = 0; round < 10; ++round) {
        const auto state = endgame(random, 5, 2, 9);
        INFO(Rules::to_text(state));
        Progress<Rules> last;
        const auto move =
            Champion(16, 4).choose(state, Within({.nodes = 500'000}), [&](const auto& progress) { last = progress; });
        REQUIRE(move);
        REQUIRE(last.proven);
        const bool wins = slow::wins(state);
        CHECK((last.proven->winner == state.to_move) == wins);
        if (wins) CHECK_FALSE(slow::wins(Rules::after(state, *move)));
    }
}

TEST_CASE("amazons: who has more room of their own wins whatever the other side does", "[amazons][champion]") {
    // White fills 14 squares and Black 9, who plays at random.
    const std::string text = GENERATE("Q4*5/5*4q/5****** b", "Q4*5/5*4q/5****** w");
    Random random(53);
    for (int round = 0; round < 20; ++round) {
        auto state = *Rules::state_from_text(text);
        Champion champion(16);
        while (!Rules::outcome(state)) {
            state =
                Rules::after(state, state.to_move == Side::first ? *champion.choose(state, Within({.nodes = 3000}), {})
                                                                 : random.pick(Rules::legal_moves(state)));
        }
        CHECK(Rules::outcome(state)->winner == Side::first);
    }
}

TEST_CASE("amazons: the champion sees a sure loss and says so", "[amazons][champion]") {
    const auto state = *Rules::state_from_text("Q4*5/5*4q/5****** b"); // 9 squares against 14
    Progress<Rules> last;
    const auto move =
        Champion(16).choose(state, Within({.nodes = 20'000}), [&](const auto& progress) { last = progress; });
    REQUIRE(move);
    CHECK(last.proven == Outcome{.winner = Side::first});
    CHECK(last.chance == 0);
}

} // namespace zugzwang::amazons
