// A recorded game shown again in a session.
#include "support/catch.hpp"

#include "match/plans.hpp"
#include "match/replay.hpp"
#include "support/every_game.hpp"
#include "zugzwang/base/workers.hpp"
#include "zugzwang/play/game.hpp"

namespace {

/// The games of a small match.
std::vector<GameRecord> some_records(const std::string& game) {
    const Folder folder;
    REQUIRE(match::run_match(plan_of(game, 2), {.jobs = 1, .record_file = folder.file("records"), .report = {}}));
    return match::read_match_file(folder.file("records"))->records;
}

std::unique_ptr<Session> opened(const GameRecord& record, Workers& workers) {
    const auto config = match::replayed(record);
    REQUIRE(config);
    auto session = find_game(record.game)->start_session(*config, workers);
    REQUIRE(session);
    return *std::move(session);
}

void play_out(Session& session, Workers& workers) {
    for (int step = 0; step < 2000 && !session.news().outcome; ++step) {
        session.update(Seconds{1});
        workers.wait_until_idle();
    }
}

std::vector<std::string> texts(const auto& moves) {
    std::vector<std::string> texts;
    for (const auto& move : moves)
        texts.push_back(move.text);
    return texts;
}

} // namespace

TEST_CASE("match: a record is played again to the same moves and the same end", "[match][replay]") {
    const auto game = GENERATE(from_range(game_ids()));
    CAPTURE(game);
    for (const auto& record : some_records(game)) {
        Workers workers;
        const auto session = opened(record, workers);
        CHECK(session->news().is_demo);
        CHECK(session->news().status.starts_with("Replay: "));
        play_out(*session, workers);
        CHECK(texts(session->news().moves) == texts(record.moves));
        REQUIRE(session->news().outcome);
        CHECK(session->news().outcome == record.result->outcome);
    }
}

TEST_CASE("match: a replay goes on after steps back", "[match][replay]") {
    const auto record = some_records("boxes").front();
    Workers workers;
    const auto session = opened(record, workers);
    play_out(*session, workers);
    for (int count = 0; count < 5; ++count)
        session->act(Act::undo);
    CHECK(session->news().moves.size() == record.moves.size() - 5);
    session->set({.paused = false});
    play_out(*session, workers);
    CHECK(texts(session->news().moves) == texts(record.moves));
}

TEST_CASE("match: a replay ends as the game did, with a forfeit", "[match][replay]") {
    GameRecord record{.game = "sticks", .start = "10/3 1", .moves = {{.text = "3"}}};
    record.seats[Side::first].player = "random";
    record.seats[Side::second].player = "ugi:./bot";
    record.result = GameResult{.outcome = {.winner = Side::first}, .forfeit = Refusal{"illegal move `{}`", "9"}};
    Workers workers;
    const auto session = opened(record, workers);
    CHECK(session->news().seats[Side::first].name == "Dice");
    CHECK(session->news().seats[Side::first].note == "as it played then");
    CHECK(session->news().seats[Side::second].name == "./bot");
    play_out(*session, workers);
    CHECK(texts(session->news().moves) == texts(record.moves));
    CHECK(session->news().outcome_words.find("illegal move `9`") != std::string::npos);
}

TEST_CASE("match: a replay calls the players what the record calls them", "[match][replay]") {
    auto record = some_records("sticks").front();
    record.seats[Side::second].name = "Ann";
    Workers workers;
    const auto session = opened(record, workers);
    CHECK(session->news().seats[Side::second].name == "Ann");
    CHECK(session->record().seats[Side::second].name == "Ann");
}

TEST_CASE("match: a record that breaks the rules is not shown", "[match][replay]") {
    auto record = some_records("sticks").front();
    SECTION("an unknown game") { record.game = "chess"; }
    SECTION("no such start") { record.start = "10/3"; }
    SECTION("an option that is not the game's") { record.options["rows"] = "5"; }
    SECTION("an illegal move") { record.moves.front().text = "99"; }
    SECTION("too few moves") { record.moves.pop_back(); }
    SECTION("another winner") { record.result->outcome.winner = other(*record.result->outcome.winner); }
    CHECK_FALSE(match::replayed(record));
}
