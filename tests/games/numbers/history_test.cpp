#include "games/numbers/show/history.hpp"

#include <numeric>

#include "support/catch.hpp"

#include "games/numbers/think/insight.hpp"
#include "rows.hpp"

namespace zugzwang::numbers {
namespace {

using Moves = std::vector<Rules::Move>;

} // namespace

TEST_CASE("numbers: the moves tell who took which number, newest first", "[numbers][view]") {
    const auto start = start_of({1, 2, 3, 4, 5});
    const Moves moves{take_left, take_right, take_right};
    const auto now = played(start, moves);
    CHECK(recently_taken(start, moves, 64).empty());
    CHECK(recently_taken(now, moves, 64) == std::vector<Taken>{{3, Side::first}, {4, Side::second}, {0, Side::first}});
    CHECK(recently_taken(now, moves, 1) == std::vector<Taken>{{3, Side::first}});
    CHECK(recently_taken(now, {}, 64).empty());
    // The position before the last move, asked with all moves, as a frame has them.
    CHECK(recently_taken(played(start, {take_left, take_right}), moves, 64) ==
          std::vector<Taken>{{4, Side::second}, {0, Side::first}});
}

TEST_CASE("numbers: of a long game only the last takings are told", "[numbers][view]") {
    Row row(200);
    std::iota(row.begin(), row.end(), 1);
    const Moves moves(100, take_left);
    const auto taken = recently_taken(played(start_of(row), moves), moves, 64);
    REQUIRE(taken.size() == 64);
    CHECK(taken.front() == Taken{99, Side::second});
    CHECK(taken.back() == Taken{36, Side::first});
}

TEST_CASE("numbers: the way through the triangle is the whole game of a short row", "[numbers][view]") {
    const auto start = start_of({4, 7, 2});
    const auto moves = GENERATE(Moves{}, Moves{take_right}, Moves{take_right, take_left, take_left});
    const auto way = way_to(played(start, moves), moves);
    CHECK(way.begin == 0);
    CHECK(way.end == 3);
    CHECK(way.played == moves);
}

TEST_CASE("numbers: the way of a long row begins where it still has room", "[numbers][view]") {
    const auto start = start_of(Row(60, 5));
    Moves moves(20, take_left);
    CHECK(way_to(played(start, moves), moves).played.empty());
    moves.push_back(take_right);
    auto way = way_to(played(start, moves), moves);
    CHECK(way.begin == 20);
    CHECK(way.size() == wide_triangle);
    CHECK(way.played == Moves{take_right});
    // With so few numbers left that all values can be read, it is kept that small.
    moves.insert(moves.end(), 24, take_right);
    way = way_to(played(start, moves), moves);
    CHECK(way.size() == readable_triangle);
    CHECK(way.played == Moves{take_right});
}

TEST_CASE("numbers: a move of the list is known by what was left and what it took", "[numbers][view]") {
    const Moves moves{take_left, take_right, take_right, take_left};
    CHECK(takings(moves, 1, 2, 5) == std::vector<Taking>{{1, 5, 4}, {1, 4, 3}});
    CHECK(takings(moves, 0, 1, 5) == std::vector<Taking>{{0, 5, 0}});
    CHECK(takings(moves, 4, 1, 5).empty());
}

TEST_CASE("numbers: the triangle covers every way to the position", "[numbers][view]") {
    Random random(25);
    for (int round = 0; round < 50; ++round) {
        const auto start = start_of(random_row(random, 1 + random.below(70), 20));
        Moves moves;
        for (auto taken = random.below(start.size() + 1); taken > 0; --taken)
            moves.push_back(random.below(2) == 0 ? take_left : take_right);
        const auto now = played(start, moves);
        const auto triangle = insight(now, Unlimited()).triangle;
        REQUIRE(triangle.has_value() == (now.size() <= longest_table));
        if (!triangle) continue;
        const auto way = way_to(now, moves);
        REQUIRE(triangle->begin <= way.begin);
        REQUIRE(triangle->end >= way.end);
    }
}

} // namespace zugzwang::numbers
