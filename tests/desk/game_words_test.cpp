// A game in words: its moves in rows, how long it took, and what is said of its end: who won, and why.
#include "desk/game_words.hpp"
#include "support/catch.hpp"

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

/// Of a game of a person, on the first side, against that player; a seat without a computer is a friend's.
std::string words(GameRecord record, const std::string& against, std::optional<GameResult> result) {
    Workers workers;
    const auto& game = *find_game(record.game);
    record.result = std::move(result);
    SessionConfig config;
    config.options = OptionValues(game.options);
    config.players[Side::second] = against;
    config.record = record;
    auto session = game.start_session(config, workers);
    if (!session) return session.refusal().words;
    return ending_words(game, record.result, (*session)->news());
}

GameResult won_by(Side side, std::int64_t margin = 0) { return {.outcome = {.winner = side, .margin = margin}}; }

} // namespace

TEST_CASE("moves: a row holds one turn of each side, and a chain goes on in the rows below", "[desk][moves]") {
    struct Row {
        const char* played;
        Side to_move;
        bool going_on;
        Lines rows;
    };
    const auto* const chain = "1a1-b1 2c1-c2 2b1-b2 2d3-d4 2a4-b4 2a1-a2";
    const auto row = GENERATE_COPY(
        Row{"1a 2b 1c", Side::second, true, {"1: a | b", "2: c | …"}},
        Row{"1a 1b 2c 2d 1e", Side::second, false, {"1: a, b | c, d", "2: e | "}}, // who moves again stays in its row
        Row{"2a", Side::first, true, {"1:  | a", "2: … | "}},                      // the second side may begin
        Row{chain, Side::second, true, {"1: a1-b1 | c1-c2, b1-b2", ":  | d3-d4, a4-b4", ":  | a1-a2, …"}},
        Row{chain, Side::first, true, {"1: a1-b1 | c1-c2, b1-b2", ":  | d3-d4, a4-b4", ":  | a1-a2", "2: … | "}},
        Row{"1a10-b10 1b10-c10", Side::second, false, {"1: a10-b10 | ", ": b10-c10 | "}}, // long moves have rows
        Row{"1a10-b10 1b10-c10 2c10-d10", Side::second, true, {"1: a10-b10 | ", ": b10-c10 | c10-d10, …"}});
    CHECK(rows(row.played, row.to_move, row.going_on) == row.rows);
}

TEST_CASE("games: lengths are told roughly", "[desk][library]") {
    CHECK(length_words(Seconds{0}).empty());
    CHECK(length_words(Seconds{48.2}) == "48 s");
    CHECK(length_words(Seconds{540}) == "9 min");
    CHECK(length_words(Seconds{3900}) == "1 h 5 min");
}

TEST_CASE("endings: a win by the last move says what decided it; where points count, the margin and the score",
          "[desk][library]") {
    CHECK(words({.game = "sticks", .start = "4/3 1", .moves = {{"1"}, {"3"}}}, "optimal", won_by(Side::second)) ==
          "Optimal wins: last stick");
    CHECK(words({.game = "sticks", .start = "3/3 1", .moves = {{"3"}}}, "optimal", won_by(Side::first)) ==
          "You win: last stick");
    CHECK(words({.game = "numbers", .start = "9,3 0-0 1", .moves = {{"L"}, {"R"}}}, "random", won_by(Side::first, 6)) ==
          "You win by 6 points, 9 to 3");
    CHECK(words({.game = "numbers", .start = "4,4 0-0 1", .moves = {{"L"}, {"R"}}}, "random", GameResult{}) ==
          "A draw, 4 to 4");
}

TEST_CASE("endings: what ends a game before its rules is the reason", "[desk][library]") {
    const auto given_up = [](const std::string& against, std::optional<GameResult> result) {
        return words({.game = "sticks", .start = "4/3 1", .moves = {{"1"}, {"1"}}}, against, std::move(result));
    };
    const auto by = [](const char* why) { return forfeited(Side::first, Refusal{why}); };
    CHECK(given_up("optimal", by(forfeits::resigned)) == "Optimal wins: you resigned");
    CHECK(given_up("optimal", by(forfeits::out_of_time)) == "Optimal wins: you are out of time");
    CHECK(given_up("human", by(forfeits::draw_agreed)) == "A draw: you agreed");
    CHECK(given_up("optimal", std::nullopt) == "The game was not finished");
}
