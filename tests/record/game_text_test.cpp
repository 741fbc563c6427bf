// Games as tags and moves: texts that are known, and what is refused.
#include "record/game_text.hpp"

#include "record/record.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"

namespace {

const std::string known = R"([Game "sticks"]
[First "optimal"]
[Second "my \"bot\" \\ 2"]
[FirstPlayer "optimal"]
[SecondPlayer "ugi:./bot"]
[Date "2024-02-29T23:05:09Z"]
[Options "misere=true sticks=10"]
[Start "10/3 1"]
[Result "1-0"]
[Margin "4"]
[Forfeit "illegal move `9`"]

2 3 1-0
)";

GameRecord known_record() {
    GameRecord record{.game = "sticks", .options = {{"misere", "true"}, {"sticks", "10"}}, .start = "10/3 1"};
    record.seats = {{RecordedSeat{.player = "optimal", .name = "optimal"},
                     RecordedSeat{.player = "ugi:./bot", .name = "my \"bot\" \\ 2"}}};
    record.moves = {{.text = "2"}, {.text = "3"}};
    record.result = GameResult{.outcome = {.winner = Side::first, .margin = 4}, .forfeit = Refusal("illegal move `9`")};
    record.date = std::chrono::sys_days(std::chrono::year(2024) / 2 / 29) + std::chrono::hours(23) +
                  std::chrono::minutes(5) + std::chrono::seconds(9);
    return record;
}

std::string text_refusal_of(const std::string& text) {
    GamesInText games(text);
    const auto game = games.next();
    return !game || *game ? "" : game->refusal().words;
}

const std::string least = "[Game \"sticks\"]\n[Start \"10/3 1\"]\n[Result \"*\"]\n";

} // namespace

TEST_CASE("game text: what it can say of a game, and back", "[record]") {
    CHECK(to_game_text(known_record()) == known);
    GamesInText games(known);
    const auto game = games.next();
    REQUIRE(game);
    REQUIRE(*game);
    CHECK(**game == known_record());
    CHECK_FALSE(games.next());
}

TEST_CASE("game text: results stand as in chess", "[record]") {
    auto record = known_record();
    const auto [winner, text] = GENERATE(table<std::optional<Side>, std::string>(
        {{Side::first, "1-0"}, {Side::second, "0-1"}, {std::nullopt, "1/2-1/2"}}));
    record.result = GameResult{.outcome = {.winner = winner}};
    const auto written = to_game_text(record);
    CHECK(written.find("[Result \"" + text + "\"]") != written.npos);
    CHECK(written.ends_with("\n2 3 " + text + "\n"));
    CHECK(**GamesInText(written).next() == record);
    record.result.reset();
    CHECK(**GamesInText(to_game_text(record)).next() == record);
}

TEST_CASE("game text: lines of moves are at most 80 columns wide, and read as one", "[record]") {
    GameRecord record{.game = "amazons", .start = "10/10 w"};
    for (int move = 0; move < 100; ++move)
        record.moves.push_back({.text = "d1-d7/g" + std::to_string(move)});
    const auto text = to_game_text(record);
    for (const auto& line : lines_of(text))
        CHECK(line.size() <= 80);
    CHECK(lines_of(text).size() < 20);
    CHECK(**GamesInText(text).next() == record);
}

TEST_CASE("game text: many games stand one after the other, in both forms", "[record]") {
    const auto text =
        "{\"tournament\":\"sticks\"}\n" + known + "\n\n" + known + to_json_line(known_record()) + "\r\n" + least;
    GamesInText games(text);
    std::vector<std::size_t> lines;
    while (const auto game = games.next()) {
        CHECK(*game);
        lines.push_back(games.line());
    }
    CHECK(lines == std::vector<std::size_t>{2, 17, 30, 31});
}

TEST_CASE("game text: tags may stand in any order, others are passed over, people play without any", "[record]") {
    const auto text =
        "[Event \"Lab\"]\r\n[Result \"*\"]\r\n[Start \"10/3 1\"]\r\n[Game \"sticks\"]\r\n\r\n 1  2\r\n3 *\r\n";
    GamesInText games(text);
    const auto game = games.next();
    REQUIRE(game);
    REQUIRE(*game);
    CHECK((*game)->moves.size() == 3);
    CHECK((*game)->seats[Side::second].player == "human");
    CHECK_FALSE((*game)->result);
}

TEST_CASE("game text: what is no game is refused by what is wrong with it, and the next one is read", "[record]") {
    CHECK(text_refusal_of("[Game \"sticks\"]\n[Start \"10/3 1\"]\n\n1 2\n") == "a game without the tag Result");
    CHECK(text_refusal_of("[Event \"Hastings\"]\n1. e4 e5\n") == "not a game record: no tag Game");
    CHECK(text_refusal_of("[Game sticks]\n" + least) == "a tag is [Name \"text\"], not [Game sticks]");
    CHECK(text_refusal_of("[Name \"a\"b\"]\n" + least).starts_with("a tag is"));
    CHECK(text_refusal_of("[Name \"a\\\"]\n" + least).starts_with("a tag is"));
    CHECK(text_refusal_of(least + "[Result \"2-0\"]\n") == "a result is 1-0, 0-1, 1/2-1/2 or *, not 2-0");
    CHECK(text_refusal_of(least + "[Result \"1-0\"]\n[Margin \"x\"]\n") == "a margin is a whole number, not x");
    CHECK(text_refusal_of(least + "[Date \"today\"]\n") == "not a date like 2024-05-31T18:30:00Z: today");
    CHECK(text_refusal_of(least + "[Options \"rows\"]\n") == "an option is NAME=VALUE, not rows");
    const std::string two = "[Game sticks]\n1 2\n" + least;
    GamesInText after(two);
    CHECK_FALSE(*after.next());
    CHECK(*after.next());
    CHECK_FALSE(after.next());
}
