#include "support/catch.hpp"

#include <numeric>

#include "games/numbers/rules.hpp"
#include "zugzwang/rules/match.hpp"

namespace zugzwang::numbers {

static_assert(zugzwang::Rules<Rules>);

namespace {

Rules::State position(const char* text) { return *Rules::state_from_text(text); }

} // namespace

TEST_CASE("numbers: the ends go to who takes them, in turn", "[numbers][rules]") {
    Match<Rules> match(start_of({4, 7, 2, 9, 5, 2}));
    for (const auto& move : {take_left, take_left, take_right, take_right, take_right, take_right})
        REQUIRE(match.play(move));
    CHECK(match.state().totals == BySide<std::int64_t>{4 + 2 + 9, 7 + 5 + 2});
    CHECK(match.outcome() == Outcome{Side::first, 1});
    CHECK(Rules::legal_moves(match.state()).empty());
    CHECK_FALSE(match.play(take_left));
}

TEST_CASE("numbers: with one number left both ends may be taken", "[numbers][rules]") {
    const auto state = position("7 3-4 2");
    CHECK(Rules::legal_moves(state) == std::vector{take_left, take_right});
    CHECK(Rules::after(state, take_left) == Rules::after(state, take_right));
    CHECK(total(Rules::after(state, take_left), Side::second) == 11);
}

TEST_CASE("numbers: the larger total wins, equal totals draw, and nothing but an end that is there is a move",
          "[numbers][rules]") {
    CHECK(Rules::outcome(position("- 18-11 1")) == Outcome{Side::first, 7});
    CHECK(Rules::outcome(position("- 5-6 2")) == Outcome{Side::second, 1});
    CHECK(Rules::outcome(position("- 9-9 2")) == Outcome{});
    CHECK_FALSE(Rules::outcome(position("1 9-9 2")));
    CHECK_FALSE(Rules::is_legal(position("1,2 0-0 1"), {static_cast<End>(2)}));
    CHECK_FALSE(Rules::is_legal(position("- 0-0 1"), take_left));
}

TEST_CASE("numbers: a row is drawn from its seed, always the same", "[numbers][rules]") {
    const auto a = Rules::initial({.numbers = 50, .seed = 7, .row = {}});
    CHECK(a == Rules::initial({.numbers = 50, .seed = 7, .row = {}}));
    CHECK_FALSE(a == Rules::initial({.numbers = 50, .seed = 8, .row = {}}));
    CHECK(a.size() == 50);
    for (const auto number : a.numbers())
        CHECK((number >= 1 && number <= largest_drawn_number));
    CHECK(Rules::initial({.numbers = 50, .seed = 7, .row = {3, 1}}) == start_of({3, 1}));
}

TEST_CASE("numbers: all positions of a game share one row", "[numbers][rules]") {
    const auto start = Rules::initial({.numbers = 1'000'000, .seed = 1, .row = {}});
    auto state = start;
    for (int ply = 0; ply < 1000; ++ply)
        state = Rules::after(state, ply % 3 == 0 ? take_left : take_right);
    CHECK(state.row == start.row);
    CHECK(state.size() == 999'000);
    CHECK(sizeof(Rules::State) <= 64);
}

TEST_CASE("numbers: positions are equal by what can still happen", "[numbers][rules]") {
    const auto left = Rules::after(start_of({5, 8, 3}), take_left);
    CHECK(left == position("8,3 5-0 2"));
    CHECK_FALSE(left == position("8,3 5-0 1"));
    CHECK_FALSE(left == position("8,3 5-1 2"));
    CHECK_FALSE(left == position("8,4 5-0 2"));
    CHECK_FALSE(left == position("8 5-0 2"));
}

TEST_CASE("numbers: every game of n numbers lasts n moves", "[numbers][rules]") {
    const int n = GENERATE(1, 2, 5, 9);
    const auto start = Rules::initial({.numbers = n, .seed = 3, .row = {}});
    CHECK(perft<Rules>(start, n) == std::uint64_t{1} << n);
    CHECK(perft<Rules>(start, n + 1) == 0);
}

} // namespace zugzwang::numbers
