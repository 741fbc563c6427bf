#include "support/catch.hpp"

#include "brute_force.hpp"
#include "games/numbers/think/end_values.hpp"
#include "games/numbers/think/oracle.hpp"
#include "games/numbers/think/plan_against_greedy.hpp"
#include "games/numbers/think/reduction.hpp"
#include "rows.hpp"

namespace zugzwang::numbers {
namespace {

std::int64_t value(std::span<const std::int32_t> row) { return *best_margin(row, Unlimited()); }

/// How many of the two decisions that the ends' values allow would lose something, over all parts of a row.
int wrong_decisions(const Row& row) {
    const brute::IntervalTable table(row);
    const auto ends = EndValues::of(row);
    int wrong = 0;
    for (std::uint32_t begin = 0; begin < row.size(); ++begin) {
        for (auto end = begin + 1; end <= row.size(); ++end) {
            const auto left = ends->left(begin, end), right = ends->right(begin, end);
            wrong += left >= right && table.by_left(begin, end) != table.margin(begin, end);
            wrong += right >= left && table.by_right(begin, end) != table.margin(begin, end);
        }
    }
    return wrong;
}

} // namespace

TEST_CASE("numbers: the value of every small row is that of the plain recursion", "[numbers][engine]") {
    for (std::size_t length = 0; length <= 7; ++length)
        CHECK(brute::exceptions(length, 4, [](const Row& row) { return value(row) == brute::margin(row); }) ==
              brute::none);
}

TEST_CASE("numbers: both players of 4 7 2 9 5 2 get 18 and 11", "[numbers][engine]") {
    auto state = start_of({4, 7, 2, 9, 5, 2});
    CHECK(value(state.numbers()) == 18 - 11);
    Oracle oracle;
    while (!state.empty())
        state = Rules::after(state, *oracle.best_move(state));
    CHECK(state.totals == BySide<std::int64_t>{18, 11});
}

TEST_CASE("numbers: a reduced row is a valley with the value of the row", "[numbers][engine]") {
    Random random(5);
    for (int round = 0; round < 2000; ++round) {
        const auto row = random_row(random, 1 + random.below(30), round % 2 == 0 ? 9 : largest_number);
        const auto valley = reduced_row(row);
        REQUIRE(valley.size() % 2 == row.size() % 2);
        for (std::size_t i = 1; i + 1 < valley.size(); ++i)
            REQUIRE((valley[i] < valley[i - 1] || valley[i] < valley[i + 1]));
        REQUIRE(value(row) == brute::IntervalTable(row).margin(0, row.size()));
    }
}

TEST_CASE("numbers: the two ends' values are those of the reduced part", "[numbers][engine]") {
    Random random(6);
    for (int round = 0; round < 400; ++round) {
        const auto row = random_row(random, 1 + random.below(40), round % 2 == 0 ? 5 : largest_number);
        const auto ends = EndValues::of(row);
        for (std::uint32_t begin = 0; begin < row.size(); ++begin) {
            for (auto end = begin + 1; end <= row.size(); ++end) {
                const auto valley = reduced_row(std::span(row).subspan(begin, end - begin));
                REQUIRE(ends->left(begin, end) == valley.front());
                REQUIRE(ends->right(begin, end) == valley.back());
            }
        }
    }
}

TEST_CASE("numbers: no decision in any part of any small row is wrong", "[numbers][engine]") {
    for (std::size_t length = 1; length <= 7; ++length) {
        const int max = length <= 6 ? 4 : 3;
        CHECK(brute::exceptions(length, max, [](const Row& row) { return wrong_decisions(row) == 0; }) == brute::none);
    }
}

TEST_CASE("numbers: no decision in any part of thousands of rows is wrong", "[numbers][engine]") {
    Random random(7);
    for (int round = 0; round < 3000; ++round) {
        const auto max = round % 3 == 0 ? 3 : round % 3 == 1 ? 40 : largest_number;
        const auto row = random_row(random, 1 + random.below(40), max);
        CAPTURE(row);
        REQUIRE(wrong_decisions(row) == 0);
    }
}

TEST_CASE("numbers: no decision in any part of a row of 1000 is wrong", "[numbers][engine]") {
    const auto shape = GENERATE(from_range(row_shapes));
    INFO(shape);
    CHECK(wrong_decisions(shaped_row(shape, 1000)) == 0);
}

TEST_CASE("numbers: a million numbers played by the oracle on both sides end as the reduction says",
          "[numbers][engine][slow]") {
    const auto shape = GENERATE(from_range(row_shapes));
    INFO(shape);
    const auto row = shaped_row(shape, 1'000'000);
    const auto ends = EndValues::of(row);
    CHECK(ends->memory() <= 20 * row.size());
    std::int64_t margin = 0, sign = 1;
    for (std::uint32_t begin = 0, end = 1'000'000; begin < end; sign = -sign) {
        const bool left = ends->left(begin, end) >= ends->right(begin, end);
        margin += sign * (left ? row[begin++] : row[--end]);
    }
    CHECK(margin == value(row));
}

TEST_CASE("numbers: the oracle loses nothing after the opponent's mistakes", "[numbers][engine]") {
    const auto shape = GENERATE(from_range(row_shapes));
    INFO(shape);
    Random random(8);
    Oracle oracle;
    auto state = start_of(shaped_row(shape, 3000));
    while (!state.empty()) {
        // The margin that was promised is kept by its move, and only grows by the opponent's.
        const auto before = value(state.numbers());
        const auto best = *oracle.best_move(state);
        const auto taken = number_taken(state, best);
        state = Rules::after(state, best);
        REQUIRE(taken - value(state.numbers()) == before);
        if (!state.empty()) state = Rules::after(state, random.below(2) == 0 ? take_left : take_right);
    }
}

TEST_CASE("numbers: of ends that are worth the same the oracle takes the left one", "[numbers][engine]") {
    Oracle oracle;
    CHECK(oracle.best_move(start_of({3, 1, 3})) == take_left);
    CHECK(oracle.best_line(start_of({4, 4, 4, 4}), 3) == std::vector{take_left, take_left, take_left});
    CHECK(oracle.best_line(start_of({4, 4}), 3) == std::vector{take_left, take_left});
    CHECK(oracle.best_line(start_of({4, 4}), 0).empty());
}

TEST_CASE("numbers: a stopped preparation answers nothing", "[numbers][engine]") {
    const Row row(100, 1);
    CHECK(EndValues::of(row, stopped()) == nullptr);
    Oracle oracle;
    CHECK_FALSE(oracle.best_move(start_of(row), stopped()));
    CHECK(oracle.best_move(start_of(row)) == take_left);
    CHECK_FALSE(best_margin(Row(1000, 1), Within({.nodes = 1})));
}

TEST_CASE("numbers: against greedy no play gets more than the plan", "[numbers][engine]") {
    struct Brute {
        std::int64_t mine(std::span<const std::int32_t> row) {
            if (row.empty()) return 0;
            return std::max(row.front() + greedys(row.subspan(1)), row.back() + greedys(row.first(row.size() - 1)));
        }
        std::int64_t greedys(std::span<const std::int32_t> row) {
            if (row.empty()) return 0;
            return row.front() >= row.back() ? mine(row.subspan(1)) - row.front()
                                             : mine(row.first(row.size() - 1)) - row.back();
        }
    };
    const auto agrees = [](const Row& row) { return PlanAgainstGreedy(row).margin() == Brute{}.mine(row); };
    for (std::size_t length = 1; length <= 7; ++length)
        CHECK(brute::exceptions(length, 4, agrees) == brute::none);
    Random random(9);
    for (int round = 0; round < 200; ++round) {
        const auto row = random_row(random, 1 + random.below(16), largest_number);
        REQUIRE(agrees(row));
    }
}

} // namespace zugzwang::numbers
