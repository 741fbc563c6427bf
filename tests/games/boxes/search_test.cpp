#include "support/catch.hpp"

#include "brute_force.hpp"
#include "games/boxes/think/endgame.hpp"
#include "games/boxes/think/players.hpp"
#include "games/boxes/think/tree_search.hpp"

using namespace zugzwang;
using namespace zugzwang::boxes;
using R = boxes::Rules;

namespace {

R::State position(std::string_view text) {
    auto state = R::state_from_text(text);
    REQUIRE(state);
    return *state;
}

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
    CHECK(margin_owned(state) + Endgame().margin(strings) == test::BruteForce().value(state));
    CHECK(strings.strings_left() == strings.string_count());
}

TEST_CASE("boxes: the tree search alone keeps most wins", "[boxes][tree]") {
    Random random(17);
    int won = 0;
    int kept = 0;
    while (won < 25) {
        const auto state = test::random_position({4, 4, Start::border}, 11, random);
        test::BruteForce brute_force;
        if (brute_force.value(state) <= 0) continue;
        ++won;
        const Strings strings(state);
        TreeSearch tree(strings, margin_owned(state), 1);
        SearchControl control({});
        tree.grow(control, 2000);
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
    const Strings strings(state);
    TreeSearch tree(strings, 0, 1);
    SearchControl control({});
    tree.grow(control, 2000);
    CHECK(tree.chance() < 0.2);
    CHECK(tree.expected_margin() < -3);
    CHECK_FALSE(tree.line().empty());
    CHECK(tree.depth() >= 1);
}
