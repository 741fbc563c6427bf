#include "support/catch.hpp"

#include "brute_force.hpp"
#include "games/numbers/think/insight.hpp"
#include "rows.hpp"

namespace zugzwang::numbers {
namespace {

Insight insight_of(const Rules::State& state) { return insight(state, Unlimited()); }

} // namespace

TEST_CASE("numbers: insight tells the end of the sample game", "[numbers][insight]") {
    const auto result = insight_of(start_of({4, 7, 2, 9, 5, 2}));
    CHECK(result.margin == 7);
    CHECK(result.finals == BySide<std::int64_t>{18, 11});
    CHECK(result.sums == std::array<std::int64_t, 2>{4 + 2 + 5, 7 + 9 + 2});
    CHECK(result.best == std::vector{take_right});
    CHECK(result.margin_after == std::array<std::int64_t, 2>{1, 7});
}

TEST_CASE("numbers: insight agrees with the table for either side to move", "[numbers][insight]") {
    Random random(21);
    for (int round = 0; round < 500; ++round) {
        const auto state = random_position(random, 1 + random.below(35), 20);
        const brute::IntervalTable table(state.numbers());
        const auto size = state.size();
        const auto so_far = state.totals[Side::first] - state.totals[Side::second];
        const std::int64_t sign = state.to_move == Side::first ? 1 : -1;
        const auto result = insight_of(state);
        REQUIRE(result.margin == so_far + sign * table.margin(0, size));
        REQUIRE(result.margin_after[0] == so_far + sign * table.by_left(0, size));
        REQUIRE(result.margin_after[1] == so_far + sign * table.by_right(0, size));
        REQUIRE(result.finals[Side::first] - result.finals[Side::second] == *result.margin);
        REQUIRE(result.best == table.best());
    }
}

TEST_CASE("numbers: the triangle's best way ends in the margin", "[numbers][insight]") {
    Random random(22);
    for (int round = 0; round < 200; ++round) {
        const auto state = random_position(random, 1 + random.below(60), 20);
        const auto result = insight_of(state);
        REQUIRE(result.triangle);
        const auto end = played(state, result.triangle->best);
        REQUIRE(end.empty());
        REQUIRE(end.totals == result.finals);
    }
}

TEST_CASE("numbers: the triangle is that of the whole row, what was taken included", "[numbers][insight]") {
    const auto start = start_of({4, 7, 2, 9, 5, 2});
    const auto triangle = insight_of(played(start, {take_right, take_left, take_left})).triangle;
    REQUIRE(triangle);
    CHECK(triangle->begin == 0);
    CHECK(triangle->end == 6);
    CHECK(triangle->table->cell(0, 5).opt() == 18);
    CHECK(triangle->table->cell(0, 4).opt() == 16);
    CHECK(triangle->table->cell(3, 3).opt() == 0); // the second player takes the last number
}

TEST_CASE("numbers: a row has a triangle once a thousand numbers are left", "[numbers][insight]") {
    Random random(23);
    auto state = start_of(random_row(random, longest_table + 1, 20));
    CHECK_FALSE(insight_of(state).triangle);
    state = Rules::after(state, take_right);
    const auto triangle = insight_of(state).triangle;
    REQUIRE(triangle);
    CHECK(triangle->size() == longest_table);
    CHECK(triangle->table->cell(0, 999).opt() == insight_of(state).finals[Side::first] - total(state, Side::first));
}

TEST_CASE("numbers: at the end the triangle is that of the whole row", "[numbers][insight]") {
    const auto triangle = insight_of(played(start_of({4, 7, 2}), {take_right, take_left, take_left})).triangle;
    REQUIRE(triangle);
    CHECK(triangle->size() == 3);
    CHECK(triangle->best.empty());
}

TEST_CASE("numbers: insight that is stopped knows the sums but no margin", "[numbers][insight]") {
    const auto result = insight(start_of(Row(1000, 2)), Within({.nodes = 1}));
    CHECK_FALSE(result.margin);
    CHECK(result.sums == std::array<std::int64_t, 2>{1000, 1000});
}

TEST_CASE("numbers: when the game is over insight tells how it ended", "[numbers][insight]") {
    const auto result = insight_of(*Rules::state_from_text("- 18-11 1"));
    CHECK(result.margin == 7);
    CHECK(result.finals == BySide<std::int64_t>{18, 11});
    CHECK_FALSE(result.triangle);
}

} // namespace zugzwang::numbers
