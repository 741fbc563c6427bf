#include "support/catch.hpp"

#include "desk/game_words.hpp"

using namespace zugzwang;

namespace {

using Lines = std::vector<std::string>;

/// Moves as "1a 1b 2c": who played each of them, and its words.
std::vector<MoveEntry> moves(std::string_view played) {
    std::vector<MoveEntry> moves;
    for (const auto& move : split(played, ' ')) {
        const std::string words(move.text.substr(1));
        moves.push_back({move.text.front() == '1' ? Side::first : Side::second, words, words});
    }
    return moves;
}

/// Each row as "NUMBER: FIRST | SECOND", without the number where it goes on with the one above.
Lines rows(std::string_view played, Side to_move, bool going_on) {
    Lines lines;
    for (const auto& row : move_rows(moves(played), to_move, going_on))
        lines.push_back((row.number == 0 ? "" : std::to_string(row.number)) + ": " + row.first + " | " + row.second);
    return lines;
}

} // namespace

TEST_CASE("moves: a row holds one turn of each side", "[desk][moves]") {
    CHECK(rows("1a 2b 1c", Side::second, true) == Lines{"1: a | b", "2: c | …"});
}

TEST_CASE("moves: a side that moves again stays in its row", "[desk][moves]") {
    CHECK(rows("1a 1b 2c 2d 1e", Side::second, false) == Lines{"1: a, b | c, d", "2: e | "});
}

TEST_CASE("moves: the second side may begin", "[desk][moves]") {
    CHECK(rows("2a", Side::first, true) == Lines{"1:  | a", "2: … | "});
}

TEST_CASE("moves: a chain goes on in the rows below, to its last move", "[desk][moves]") {
    const auto* chain = "1a1-b1 2c1-c2 2b1-b2 2d3-d4 2a4-b4 2a1-a2";
    CHECK(rows(chain, Side::second, true) == Lines{"1: a1-b1 | c1-c2, b1-b2", ":  | d3-d4, a4-b4", ":  | a1-a2, …"});
    const auto after = rows(chain, Side::first, true);
    REQUIRE(after.size() == 4);
    CHECK(after[3] == "2: … | ");
}

TEST_CASE("moves: long moves have rows of their own", "[desk][moves]") {
    CHECK(rows("1a10-b10 1b10-c10", Side::second, false) == Lines{"1: a10-b10 | ", ": b10-c10 | "});
}

TEST_CASE("moves: after a chain of the first side the second goes on in the chain's last row", "[desk][moves]") {
    CHECK(rows("1a10-b10 1b10-c10 2c10-d10", Side::second, true) == Lines{"1: a10-b10 | ", ": b10-c10 | c10-d10, …"});
}
