#include "games/boxes/think/players.hpp"

#include "brute_force.hpp"
#include "positions.hpp"
#include "zugzwang/ai/random_player.hpp"

namespace {

R::Move choice(Player<R>& player, const R::State& state, Budget budget = {.time = {}, .nodes = 2000, .depth = 0}) {
    const auto move = player.choose(state, Within(budget), {});
    REQUIRE(move);
    REQUIRE(R::is_legal(state, *move));
    return *move;
}
std::string chosen(Player<R>& player, const R::State& state) { return R::move_to_text(state, choice(player, state)); }

/// The first player's margin after a game.
std::int64_t margin_of_game(Player<R>& first, Player<R>& second, R::State state) {
    while (!R::outcome(state))
        state = R::after(state, choice(state.to_move == Side::first ? first : second, state));
    return boxes_owned(state, Side::first) - boxes_owned(state, Side::second);
}

} // namespace

TEST_CASE("boxes: the three classes are right after every line", "[boxes][players]") {
    Random random(8);
    for (int game = 0; game < 20; ++game) {
        auto state = R::initial({4, 5, random.below(2) == 0 ? Start::border : Start::empty});
        LineClasses classes(state);
        while (!R::outcome(state)) {
            const auto move = random.pick(R::legal_moves(state));
            classes.draw(move.edge);
            state = R::after(state, move);
            CHECK(classes == LineClasses(state));
        }
    }
}

TEST_CASE("boxes: the classes are what the seed says", "[boxes][players]") {
    Random random(9);
    for (int game = 0; game < 40; ++game) {
        const auto state =
            boxes::test::random_position({4, 4, Start::empty}, static_cast<int>(random.between(1, 40)), random);
        const LineClasses classes(state);
        for (const auto& move : R::legal_moves(state)) {
            const auto next = R::after(state, move);
            const auto beside = state.grid.boxes_beside(move.edge);
            const bool completes = next.to_move == state.to_move;
            const bool gives = std::ranges::any_of(beside, [&](int box) { return sides_drawn(next, box) == 3; });
            CHECK(classes.completing().contains(move.edge) == completes);
            CHECK((std::ranges::count(classes.neutral(), move.edge) == 1) == (!completes && !gives));
            const auto priced = std::ranges::count(classes.giving(), move.edge, &std::pair<int, int>::second);
            CHECK((priced == 1) == (!completes && gives));
        }
    }
}

TEST_CASE("boxes: a line's price is what a greedy opponent takes in a row", "[boxes][players]") {
    const auto loop_and_chain = position("--./|_._|_|/.../|_|_|_|/.../|_._|_|/--. 1");
    const LineClasses classes(loop_and_chain);
    for (const auto& [price, edge] : classes.giving())
        CHECK(price == (loop_and_chain.grid.start_of(edge).x == 2 && loop_and_chain.grid.is_horizontal(edge) ? 3 : 6));
}

TEST_CASE("boxes: classes takes a box, then draws what gives nothing, then gives the least", "[boxes][players]") {
    Classes player(1);
    CHECK(chosen(player, position("--./|_._|_|/.-./|_|_|_|/.../|_._|_|/--. 1")).substr(0, 1) == "b");
    const auto cheapest = choice(player, position("--./|_._|_|/.../|_|_|_|/.../|_._|_|/--. 1"));
    CHECK(boxes_given_by(position("--./|_._|_|/.../|_|_|_|/.../|_._|_|/--. 1"), cheapest.edge) == 3);
    const auto open = R::initial({4, 4, Start::border});
    CHECK(boxes_given_by(open, choice(player, open).edge) == 0);
}

TEST_CASE("boxes: classes draws neutral lines at random", "[boxes][players]") {
    const auto state = R::initial({3, 3, Start::border});
    std::map<int, int> counts;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Classes player(seed);
        ++counts[choice(player, state).edge];
    }
    CHECK(counts.size() == LineClasses(state).neutral().size());
}

TEST_CASE("boxes: classes keeps up with undo and with other boards", "[boxes][players]") {
    Classes player(1);
    const auto later = position("--/|_._|/../|_|_|/-- 2");
    CHECK_FALSE(boxes_closed_by(later, choice(player, later).edge) == 0);
    const auto earlier = R::initial({2, 2, Start::border});
    CHECK(R::is_legal(earlier, choice(player, earlier)));
    const auto another = R::initial({3, 2, Start::border});
    CHECK(R::is_legal(another, choice(player, another)));
}

TEST_CASE("boxes: chains leaves the last two boxes of a chain to keep control", "[boxes][players]") {
    // Two chains of four, the lower one opened: taking two and leaving two makes the other side open the upper one.
    const auto state = position("----/._._._._./----/._._._._|/---- 1");
    Chains player(1);
    auto now = state;
    while (now.to_move == Side::first && !R::outcome(now))
        now = R::after(now, choice(player, now));
    CHECK(boxes_owned(now, Side::first) == 2);
    CHECK(boxes::test::BruteForce().value(state) == 2 - 2 + 4);
}

TEST_CASE("boxes: chains takes the last chain whole, and gives two boxes so that they must be taken",
          "[boxes][players]") {
    Chains player(1);
    auto now = position("----/|_._._._./---- 2");
    while (!R::outcome(now))
        now = R::after(now, choice(player, now));
    CHECK(R::outcome(now) == Outcome{.winner = Side::second, .margin = 4});
    // A chain of two and a chain of four: the middle line of the two leaves no gift to leave.
    CHECK(chosen(player, position("-.--/._._|1|2|/----/._._._._./---- 1")) == "b2-b3");
}

TEST_CASE("boxes: the long-chain rule counts from any position", "[boxes][players]") {
    // One long chain: whoever must move opens it.
    CHECK_FALSE(chains_suit_mover(4, 3, 1));
    // Empty 5x5 board: 36 dots and an even number of long chains make an even sum, which suits the first player.
    CHECK(chains_suit_mover(60, 25, 2));
    CHECK_FALSE(chains_suit_mover(60, 25, 3));
}

TEST_CASE("boxes: the champion plays small boards without error", "[boxes][players]") {
    struct Known {
        R::Setup setup;
        int value;
    };
    const auto known = GENERATE(Known{{2, 3, Start::border}, 6}, Known{{3, 3, Start::border}, 7},
                                Known{{3, 4, Start::border}, 4}, Known{{2, 2, Start::empty}, 2});
    Champion first(1);
    Champion second(2);
    CHECK(margin_of_game(first, second, R::initial(known.setup)) == known.value);
    Chains weaker(3);
    Champion champion(4);
    CHECK(margin_of_game(champion, weaker, R::initial(known.setup)) >= known.value);
    CHECK(margin_of_game(weaker, champion, R::initial(known.setup)) <= known.value);
}

TEST_CASE("boxes: each player beats the one below", "[boxes][players]") {
    const auto start = R::initial({5, 5, Start::border});
    double classes_wins = 0;
    double chains_wins = 0;
    for (std::uint64_t game = 0; game < 40; ++game) {
        RandomPlayer<R> dice(game);
        Classes classes(game);
        Chains chains(game + 100);
        classes_wins += margin_of_game(dice, classes, start) < 0 ? 1 : 0;
        const auto margin =
            game % 2 == 0 ? margin_of_game(chains, classes, start) : -margin_of_game(classes, chains, start);
        chains_wins += margin > 0 ? 1 : margin == 0 ? 0.5 : 0;
    }
    CHECK(classes_wins >= 38);
    CHECK(chains_wins >= 28);
}

TEST_CASE("boxes: the champion beats chains with few nodes", "[boxes][players]") {
    double wins = 0;
    for (std::uint64_t game = 0; game < 6; ++game) {
        Champion champion(game);
        Chains chains(game);
        const auto start = R::initial({5, 5, Start::border});
        const auto margin =
            game % 2 == 0 ? margin_of_game(champion, chains, start) : -margin_of_game(chains, champion, start);
        wins += margin > 0 ? 1 : margin == 0 ? 0.5 : 0;
    }
    CHECK(wins >= 4);
}

TEST_CASE("boxes: the champion's choice depends on nodes alone", "[boxes][players]") {
    Random random(4);
    const auto state = boxes::test::random_position({8, 8, Start::border}, 90, random);
    Champion one(7);
    Champion two(7);
    CHECK(choice(one, state) == choice(two, state));
}
