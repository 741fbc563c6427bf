// A session that goes on where another one was left.
#include "support/catch.hpp"

#include "play/session_rig.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

namespace {

std::unique_ptr<Session> resumed(const SessionRecord& record, const std::array<std::string, 2>& players,
                                 Workers& workers) {
    static const auto specs = CountdownKit::entry().options;
    SessionConfig config;
    config.options = OptionValues(specs);
    config.players = players;
    config.record = record;
    auto session = GameSession<CountdownKit>::start(config, workers);
    REQUIRE(session);
    return *std::move(session);
}

} // namespace

TEST_CASE("session: a record holds the start, the moves, what redo would play, and the clocks", "[session][play]") {
    SessionRig rig("human", "human");
    rig->update(Seconds{2});
    rig.press(2);
    rig->update(Seconds{3});
    rig.press(1);
    rig.press(2);
    rig->undo();
    rig->undo();
    const SessionRecord expected{.start = "10 1",
                                 .moves = {"2"},
                                 .taken_back = {"1", "2"},
                                 .used = {{Seconds{2}, Seconds{3}}},
                                 .forfeit = std::nullopt};
    CHECK(rig->record() == expected);
    Workers workers;
    const auto session = resumed(expected, {"human", "human"}, workers);
    CHECK(session->record() == expected);
    CHECK(session->position() == "8 2");
    CHECK(session->news().seats[Side::second].used == Seconds{3});
    session->redo();
    CHECK(session->position() == "7 1");
}

TEST_CASE("session: a forfeit is part of a record, and ends with the position", "[session][play]") {
    SessionRig rig("human", "crashes");
    rig.press(1);
    rig.let_computer_reply();
    const auto record = rig->record();
    REQUIRE(record.forfeit);
    CHECK(record.forfeit->loser == Side::second);
    Workers workers;
    const auto session = resumed(record, {"human", "one"}, workers);
    CHECK(session->news().outcome == Outcome{.winner = Side::first});
    CHECK(session->news().outcome_words.find("it crashed") != std::string::npos);
    session->undo();
    CHECK_FALSE(session->news().outcome);
    CHECK(session->record().taken_back == std::vector<std::string>{"1"});
}

TEST_CASE("session: what redo would play must be legal too", "[session][play]") {
    Workers workers;
    const auto specs = CountdownKit::entry().options;
    SessionConfig config;
    config.options = OptionValues(specs);
    config.record = SessionRecord{.start = "2 1", .moves = {"1"}, .taken_back = {"2"}};
    const auto session = GameSession<CountdownKit>::start(config, workers);
    REQUIRE_FALSE(session);
    CHECK(session.refusal().words.find('2') != std::string::npos);
}
