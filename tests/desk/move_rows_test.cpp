#include "support/catch.hpp"

#include "desk/move_rows.hpp"

using namespace zugzwang;

TEST_CASE("moves: a row holds one turn of each side", "[desk][moves]") {
    const std::vector<MoveEntry> moves{{Side::first, "a", "a"}, {Side::second, "b", "b"}, {Side::first, "c", "c"}};
    const auto rows = move_rows(moves, Side::second, true);
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].first == "a");
    CHECK(rows[0].second == "b");
    CHECK(rows[1].first == "c");
    CHECK(rows[1].number == 2);
    CHECK(rows[1].second == "…");
}

TEST_CASE("moves: a side that moves again stays in its row", "[desk][moves]") {
    const std::vector<MoveEntry> moves{{Side::first, "a", "a"},
                                       {Side::first, "b", "b"},
                                       {Side::second, "c", "c"},
                                       {Side::second, "d", "d"},
                                       {Side::first, "e", "e"}};
    const auto rows = move_rows(moves, Side::second, false);
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].first == "a, b");
    CHECK(rows[0].second == "c, d");
    CHECK(rows[1].first == "e");
}

TEST_CASE("moves: the second side may begin", "[desk][moves]") {
    const auto rows = move_rows(std::vector<MoveEntry>{{Side::second, "a", "a"}}, Side::first, true);
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].first.empty());
    CHECK(rows[0].second == "a");
    CHECK(rows[1].first == "…");
}

TEST_CASE("moves: a chain goes on in the rows below, to its last move", "[desk][moves]") {
    std::vector<MoveEntry> moves{{Side::first, "a1-b1", "a1-b1"}};
    for (const char* text : {"c1-c2", "b1-b2", "d3-d4", "a4-b4", "a1-a2"})
        moves.push_back({Side::second, text, text});
    const auto rows = move_rows(moves, Side::second, true);
    REQUIRE(rows.size() == 3);
    CHECK(rows[0].number == 1);
    CHECK(rows[0].first == "a1-b1");
    CHECK(rows[0].second == "c1-c2, b1-b2");
    CHECK(rows[1].number == 0);
    CHECK(rows[1].first.empty());
    CHECK(rows[1].second == "d3-d4, a4-b4");
    CHECK(rows[2].second == "a1-a2, …");
    const auto after = move_rows(moves, Side::first, true);
    REQUIRE(after.size() == 4);
    CHECK(after[3].number == 2);
    CHECK(after[3].first == "…");
}

TEST_CASE("moves: long moves have rows of their own", "[desk][moves]") {
    const auto rows =
        move_rows(std::vector<MoveEntry>{{Side::first, "a10-b10", "a10-b10"}, {Side::first, "b10-c10", "b10-c10"}},
                  Side::second, false);
    REQUIRE(rows.size() == 2);
    CHECK(rows[1].first == "b10-c10");
}

TEST_CASE("moves: after a chain of the first side the second goes on in the chain's last row", "[desk][moves]") {
    const std::vector<MoveEntry> moves{
        {Side::first, "a10-b10", "a10-b10"}, {Side::first, "b10-c10", "b10-c10"}, {Side::second, "c10-d10", "c10-d10"}};
    const auto rows = move_rows(moves, Side::second, true);
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].second.empty());
    CHECK(rows[1].first == "b10-c10");
    CHECK(rows[1].second == "c10-d10, …");
}
