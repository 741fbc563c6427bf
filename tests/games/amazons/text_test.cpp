#include "support/catch.hpp"

#include "slow_amazons.hpp"

namespace zugzwang::amazons {

TEST_CASE("amazons: bad positions are refused by their token and place", "[amazons][text]") {
    const auto [text, words] = GENERATE(table<std::string, std::string>({
        {"", "a position is a board and a side: `` at character 1"},
        {"3q2q3", "a position is a board and a side: `3q2q3` at character 1"},
        {" w", "a rank is empty: `` at character 1"},
        {"3/3 ", "the side to move is w or b: `` at character 5"},
        {"3/3 W", "the side to move is w or b: `W` at character 5"},
        {"3/3 1", "the side to move is w or b: `1` at character 5"},
        {"3/3  w", "the side to move is w or b: ` w` at character 5"},
        {"3/3 w ", "the side to move is w or b: `w ` at character 5"},
        {"3/3 w b", "the side to move is w or b: `w b` at character 5"},
        {"3/2 w", "this rank has 2 squares, not 3: `2` at character 3"},
        {"3/Q3 w", "this rank has 4 squares, not 3: `Q3` at character 3"},
        {"3//3 w", "a rank is empty: `` at character 3"},
        {"3/3/ w", "a rank is empty: `` at character 5"},
        {"Q0q w", "a run of empty squares is 1 to 16: `0` at character 2"},
        {"Q01 w", "a run of empty squares is 1 to 16: `01` at character 2"},
        {"17 w", "a run of empty squares is 1 to 16: `17` at character 1"},
        {"37 w", "a run of empty squares is 1 to 16: `37` at character 1"},
        {"99999999999999999999 w", "a run of empty squares is 1 to 16: `99999999999999999999` at character 1"},
        {"16Q w", "a rank has at most 16 squares: `16Q` at character 1"},
        {"2/1k w", "a square is Q, q, * or a number of empty ones: `k` at character 4"},
        {"2/-2 w", "a square is Q, q, * or a number of empty ones: `-` at character 3"},
        {"1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1 w",
         "a board has at most 16 ranks: `1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1` at character 1"},
    }));
    const auto read = Rules::state_from_text(text);
    REQUIRE_FALSE(read);
    CHECK(read.refusal().words == words);
}

TEST_CASE("amazons: bad moves are refused by their token and place", "[amazons][text]") {
    const auto [text, words] = GENERATE(table<std::string, std::string>({
        {"", "a move is written d1-d7/g7: `` at character 1"},
        {"d1-d7", "a move is written d1-d7/g7: `d1-d7` at character 1"},
        {"d1/d7-g7", "a move is written d1-d7/g7: `d1/d7-g7` at character 1"},
        {"k1-d7/g7", "not a square of this board: `k1` at character 1"},
        {"d11-d7/g7", "not a square of this board: `d11` at character 1"},
        {"d1-d0/g7", "not a square of this board: `d0` at character 4"},
        {"d1-d07/g7", "not a square of this board: `d07` at character 4"},
        {"d1-D7/g7", "not a square of this board: `D7` at character 4"},
        {"d1-d7/g7 ", "not a square of this board: `g7 ` at character 7"},
        {"d1-d7/", "not a square of this board: `` at character 7"},
        {"d10-d7/g7", "no white queen stands there: `d10` at character 1"},
        {"e1-d7/g7", "no white queen stands there: `e1` at character 1"},
        {"d1-e3/g7", "the queen cannot go there: `e3` at character 4"},
        {"d1-d10/g7", "the queen cannot go there: `d10` at character 4"},
        {"d1-d7/d7", "the arrow cannot fly there: `d7` at character 7"},
        {"d1-d7/d10", "the arrow cannot fly there: `d10` at character 7"},
    }));
    const auto read = Rules::move_from_text(Rules::initial({}), text);
    REQUIRE_FALSE(read);
    CHECK(read.refusal().words == words);
}

TEST_CASE("amazons: the protocol's example move", "[amazons][text]") {
    const auto start = Rules::initial({});
    const auto move = Rules::move_from_text(start, "d1-d7/g7");
    REQUIRE(move);
    CHECK(Rules::to_text(Rules::after(start, *move)) == "3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b");
}

} // namespace zugzwang::amazons
