// What a looked-up game says of its end: who won, and why.
#include "desk/game_words.hpp"
#include "support/catch.hpp"

using namespace zugzwang;

namespace {

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

TEST_CASE("endings: a win by the last move says what decided it", "[desk][library]") {
    CHECK(words({.game = "sticks", .start = "4/3 1", .moves = {{"1"}, {"3"}}}, "optimal", won_by(Side::second)) ==
          "Optimal wins: last stick");
    CHECK(words({.game = "sticks", .start = "3/3 1", .moves = {{"3"}}}, "optimal", won_by(Side::first)) ==
          "You win: last stick");
}

TEST_CASE("endings: where points count, the margin and the score", "[desk][library]") {
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
    CHECK(given_up("optimal", std::nullopt) == "The game was left before its end");
}
