// What a looked-up game says of its end: who won, and why.
#include "desk/game_row.hpp"
#include "support/catch.hpp"

using namespace zugzwang;

namespace {

/// Of a game of a person, on the first side, against that player; a seat without a computer is a friend's.
std::string words(GameRecord record, const std::string& against) {
    Workers workers;
    const auto& game = *find_game(record.game);
    SessionConfig config;
    config.options = OptionValues(game.options);
    config.players[Side::second] = against;
    config.record = record;
    auto session = game.start_session(config, workers);
    if (!session) return session.refusal().words;
    return ending_words(game, record.result, (*session)->news());
}

GameRecord given_up(const char* why) {
    GameRecord record{.game = "sticks", .start = "4/3 1", .moves = {{"1"}, {"1"}}};
    record.result = forfeited(Side::first, Refusal{why});
    return record;
}

} // namespace

TEST_CASE("endings: a win by the last move says what decided it", "[desk][library]") {
    GameRecord record{.game = "sticks", .start = "4/3 1", .moves = {{"1"}, {"3"}}};
    record.result = GameResult{.outcome = {.winner = Side::second}};
    CHECK(words(record, "optimal") == "Optimal wins: last stick");
    record = {.game = "sticks", .start = "3/3 1", .moves = {{"3"}}};
    record.result = GameResult{.outcome = {.winner = Side::first}};
    CHECK(words(record, "optimal") == "You win: last stick");
}

TEST_CASE("endings: where points count, the margin and the score", "[desk][library]") {
    GameRecord record{.game = "numbers", .start = "9,3 0-0 1", .moves = {{"L"}, {"R"}}};
    record.result = GameResult{.outcome = {.winner = Side::first, .margin = 6}};
    CHECK(words(record, "random") == "You win by 6 points, 9 to 3");
    record = {.game = "numbers", .start = "4,4 0-0 1", .moves = {{"L"}, {"R"}}};
    record.result = GameResult{};
    CHECK(words(record, "random") == "A draw, 4 to 4");
}

TEST_CASE("endings: what ends a game before its rules is the reason", "[desk][library]") {
    CHECK(words(given_up(forfeits::resigned), "optimal") == "Optimal wins: you resigned");
    CHECK(words(given_up(forfeits::out_of_time), "optimal") == "Optimal wins: you are out of time");
    CHECK(words(given_up(forfeits::draw_agreed), "human") == "A draw: you agreed");
    CHECK(words({.game = "sticks", .start = "4/3 1", .moves = {{"1"}}}, "optimal") ==
          "The game was left before its end");
}
