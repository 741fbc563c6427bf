// When the champion has thought enough, and what it does on the opponent's time.
#include "support/catch.hpp"

#include "endgames.hpp"
#include "games/amazons/think/champion.hpp"
#include "games/amazons/think/displayed_chance.hpp"
#include "games/amazons/think/time_use.hpp"
#include "support/within.hpp"

namespace zugzwang::amazons {
using std::chrono::hours;
using std::chrono::milliseconds;

namespace {

void grow(Tree& tree, const Rules::State& state, std::uint64_t visits) {
    tree.set_root(state);
    REQUIRE(tree.expand_root(Unlimited()));
    tree.grow(Unlimited(), nullptr, visits);
}

} // namespace

TEST_CASE("amazons: a reserve of time is taken where another move looks better, and only there",
          "[amazons][champion]") {
    const auto state = Rules::initial({.board = 8});
    Tree tree(std::size_t{64} << 20);
    int contested = 0, plain = 0;
    for (std::uint64_t visits = 50; visits <= 2000; visits += 50) {
        grow(tree, state, visits);
        SearchControl control({.time = milliseconds(1), .reserve = hours(1)});
        TimeUse time(tree, control);
        while (control.time_left()->count() > 0) {
        }
        CHECK(time.goes_on() == !tree.is_best_on_average());
        ++(tree.is_best_on_average() ? plain : contested);
    }
    CHECK(contested > 0);
    CHECK(plain > 0);
}

TEST_CASE("amazons: a single legal move is played at once, however much time there is", "[amazons][champion]") {
    const auto state = *Rules::state_from_text("Q1*/***/**q w");
    Champion champion(4);
    SearchControl control({.time = hours(1)});
    const auto move = champion.choose(state, control, {});
    REQUIRE(move);
    CHECK(Rules::is_legal(state, *move));
    CHECK(control.nodes() < 100);
}

TEST_CASE("amazons: what was thought on the opponent's time is known when it moves", "[amazons][champion]") {
    const auto state = Rules::initial({.board = 8});
    SearchControl asked({.nodes = 50'000});
    const auto likeliest = *Champion(16).choose(state, asked, {});
    const bool ponders = GENERATE(true, false);
    Champion champion(16);
    SearchControl ahead({.nodes = 50'000});
    if (ponders) champion.ponder(state, ahead);
    std::optional<std::uint64_t> nodes_before_the_first_word;
    SearchControl control({.nodes = 3000});
    const auto move = champion.choose(Rules::after(state, likeliest), control, [&](const auto& told) {
        if (!nodes_before_the_first_word) nodes_before_the_first_word = told.nodes;
    });
    REQUIRE(move);
    CHECK((nodes_before_the_first_word == 0) == ponders);
}

TEST_CASE("amazons: the chance that is shown is the mean of two looks from both sides", "[amazons][champion]") {
    const auto state = Rules::initial({.board = 8});
    Tree tree(std::size_t{64} << 20);
    grow(tree, state, 1000);
    const auto seen = [&] { return (tree.best().chance + 1 - tree.reply_chance().value()) / 2; };
    double before = seen();
    DisplayedChance shown(tree);
    CHECK(shown.value() == Approx(calibrated(before)));
    for (const std::uint64_t visits : {3000, 5000}) {
        grow(tree, state, visits);
        shown.update(tree);
        REQUIRE(before != seen());
        CHECK(shown.value() == Approx(calibrated((before + seen()) / 2)));
        before = seen();
    }
}

TEST_CASE("amazons: a higher chance is shown as a higher one, and what is sure stays so", "[amazons][champion]") {
    CHECK(calibrated(0) == 0);
    CHECK(calibrated(1) == 1);
    for (int thousandth = 0; thousandth < 1000; ++thousandth)
        REQUIRE(calibrated(thousandth / 1000.0) < calibrated((thousandth + 1) / 1000.0));
    CHECK(calibrated(0.25) == Approx(0.1641).margin(0.0002)); // odds of 1 to 3: 1.4 · ln(1/3) - 0.09
}

TEST_CASE("amazons: the chance of what is proven is shown as sure at once", "[amazons][champion]") {
    Random random(5);
    for (int round = 0; round < 20; ++round) {
        const auto state = endgame(random, 5, 2, 7);
        Tree tree(std::size_t{16} << 20);
        tree.set_root(state);
        REQUIRE(tree.expand_root(Unlimited()));
        DisplayedChance shown(tree);
        tree.grow(Unlimited(), nullptr, UINT64_MAX);
        REQUIRE(tree.proven_result() != Tree::ProvenResult::unknown);
        shown.update(tree);
        REQUIRE(shown.value() == (tree.proven_result() == Tree::ProvenResult::won ? 1 : 0));
    }
}

} // namespace zugzwang::amazons
