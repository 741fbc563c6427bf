#include "games/boxes/think/captures.hpp"

#include "brute_force.hpp"
#include "games/boxes/think/openings.hpp"
#include "games/boxes/think/zobrist_keys.hpp"
#include "positions.hpp"

namespace {

Captures captures_of(const R::State& state) {
    Strings strings(state);
    std::vector<std::int16_t> cuts;
    return take_all(strings, cuts);
}

} // namespace

TEST_CASE("boxes: what can be taken, and the gift that can be left of it", "[boxes][captures]") {
    struct Case {
        std::string text;
        int all, gift;
    };
    const auto known = GENERATE(Case{"--./|_._|_|/.../|_|_|_|/.../|_._|_|/--. 1", 0, 0}, // a loop and a chain, unopened
                                Case{"----/|_._._._./---- 1", 4, 2},                     // a chain that leads out
                                Case{"--/|_._./-- 1", 2, 2},                             // its last two
                                Case{"-/|_./- 1", 1, 0},                                 // one box: nothing to leave
                                Case{"--/|_._|/-- 1", 2, 0},                             // two boxes, one line
                                Case{"---/|_._._|/--- 2", 3, 0},         // closed at both ends, too short
                                Case{"----/|_._._._|/---- 1", 4, 4},     // … long enough
                                Case{"-----/|_._._._._|/----- 1", 5, 4}, // … and one more
                                Case{"-.-/|_._._|/-.- 1", 2, 0},  // two single boxes beside one with two ways out
                                Case{"-.-/|_._._|/--- 1", 3, 2}); // two ends that meet before the way out
    INFO(known.text);
    const auto result = captures_of(position(known.text));
    CHECK(result.all == known.all);
    CHECK(result.gift == known.gift);
}

TEST_CASE("boxes: following a plan takes what it says and leaves what it says", "[boxes][captures]") {
    Random random(5);
    int gifts = 0;
    for (int game = 0; game < 400; ++game) {
        const auto start =
            boxes::test::random_position({5, 5, Start::empty}, static_cast<int>(random.between(4, 30)), random);
        const auto captures = captures_of(start);
        if (captures.gift == 0) continue;
        ++gifts;
        auto state = start;
        while (state.to_move == start.to_move)
            state = R::after(state, {Strings(state).edge_of(next_cut(Strings(state), Plan::leave_gift))});
        CHECK(boxes_owned(state, start.to_move) - boxes_owned(start, start.to_move) == captures.sure());
        CHECK(captures_of(state).all == captures.gift);
        state = start;
        for (int left = captures.all; left > 0; left = captures_of(state).all)
            state = R::after(state, {Strings(state).edge_of(next_cut(Strings(state), Plan::take_all))});
        CHECK(boxes_owned(state, start.to_move) - boxes_owned(start, start.to_move) == captures.all);
    }
    CHECK(gifts > 100);
}

TEST_CASE("boxes: mending brings everything back", "[boxes][captures]") {
    Random random(6);
    for (int game = 0; game < 50; ++game) {
        const auto state =
            boxes::test::random_position({4, 6, Start::empty}, static_cast<int>(random.between(1, 40)), random);
        Strings strings(state);
        std::vector<std::int16_t> cuts;
        const auto captures = take_all(strings, cuts);
        CHECK(strings.coins_left() + captures.all == strings.coin_count());
        undo_cuts(strings, cuts, 0);
        CHECK(strings.coins_left() == strings.coin_count());
        CHECK(strings.strings_left() == strings.string_count());
    }
}

TEST_CASE("boxes: mirrored sets of lines share a key", "[boxes][strings]") {
    const auto start = R::initial({3, 3, Start::empty});
    const Strings strings(start);
    const ZobristKeys zobrist(strings, start.grid);
    const auto key_of = [&](int edge) { return zobrist.canonical_toggled({}, strings.string_of(edge)); };
    const Grid grid = start.grid;
    const auto corner = key_of(grid.horizontal_edge(1, 0));
    CHECK(key_of(grid.horizontal_edge(1, 3)) == corner);
    CHECK(key_of(grid.vertical_edge(0, 1)) == corner);
    CHECK(key_of(grid.vertical_edge(3, 1)) == corner);
    CHECK_FALSE(key_of(grid.vertical_edge(1, 1)) == corner);
}

TEST_CASE("boxes: runs are found with their lengths", "[boxes][openings]") {
    const auto result = runs(Strings(position("--./|_._|_|/.../|_|_|_|/.../|_._|_|/--. 1")));
    REQUIRE(result.size() == 2);
    const auto loop = std::ranges::find(result, true, &Run::loop);
    const auto chain = std::ranges::find(result, true, &Run::is_long);
    REQUIRE(loop != result.end());
    REQUIRE(chain != result.end());
    CHECK(loop->coins.size() == 6);
    CHECK(chain->coins.size() == 3);
    CHECK(std::ranges::is_sorted(chain->coins)); // one column, walked from one end to the other
}

TEST_CASE("boxes: safe lines come first, then the cheapest runs", "[boxes][openings]") {
    std::vector<Opening> openings;
    list_openings(Strings(R::initial({3, 3, Start::empty})), openings);
    // Of the two lines at each corner that lead out one is enough: 24 lines less 4.
    CHECK(openings.size() == 20);
    CHECK(std::ranges::all_of(openings, [](const Opening& opening) { return opening.price == 0; }));
    openings.clear();
    list_openings(Strings(position("--./|_._|_|/.../|_|_|_|/.../|_._|_|/--. 1")), openings);
    REQUIRE(openings.size() == 2);
    CHECK(openings[0].price < openings[1].price);
}
