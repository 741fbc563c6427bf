// A session that goes on where another one was left.
#include "play/session_rig.hpp"
#include "zugzwang/play/make_game.hpp"

TEST_CASE("session: a record holds the start, the moves, what redo would play, and the clocks", "[session][play]") {
    SessionRig rig("human", "human");
    rig.does("update 2, press 2, update 3, press 1, press 2, undo, undo");
    GameRecord expected{.game = "countdown",
                        .start = "10 1",
                        .moves = {{.text = "2", .time = Seconds{2}}},
                        .taken_back = {{.text = "1", .time = Seconds{3}}, {.text = "2", .time = Seconds{0}}}};
    expected.seats = {{RecordedSeat{.used = Seconds{2}, .help = 1}, RecordedSeat{.used = Seconds{3}, .help = 1}}};
    CHECK(rig->record() == expected);
    SessionRig session(expected);
    CHECK(session->record() == expected);
    CHECK(session->position() == "8 2");
    CHECK(session->news().seats[Side::second].used == Seconds{3});
    session.check_after("redo", "7 1");
}

TEST_CASE("session: a forfeit is part of a record, and ends with the position", "[session][play]") {
    SessionRig rig("human", "crashes");
    rig.does("press 1, reply");
    const auto record = rig->record();
    REQUIRE(record.result);
    CHECK(record.result->outcome == Outcome{.winner = Side::first});
    CHECK(record.result->forfeit == Refusal{"it crashed"});
    SessionRig session(record);
    CHECK(session->news().outcome == Outcome{.winner = Side::first});
    CHECK(session->news().outcome_words.find("it crashed") != std::string::npos);
    session->act(Act::undo);
    CHECK_FALSE(session->news().outcome);
    CHECK_FALSE(session->record().result);
    REQUIRE(session->record().taken_back.size() == 1);
    CHECK(session->record().taken_back.front().text == "1");
}

TEST_CASE("session: a record of a game that is over tells how it ended", "[session][play]") {
    SessionRig rig("human", "human", "2 1");
    CHECK_FALSE(rig->record().result);
    rig.press(2);
    CHECK(rig->record().result == GameResult{.outcome = {.winner = Side::first, .margin = 3}});
}

TEST_CASE("session: values that were found out are part of a record", "[session][play]") {
    GameRecord record{.game = "countdown", .start = "10 1"};
    record.start_value = PositionValue{.first_share = 0.25};
    record.moves = {{.text = "1", .value = PositionValue{.first_share = 1, .exact = true}}, {.text = "2"}};
    record.taken_back = {{.text = "1", .value = PositionValue{}}};
    SessionRig session(record);
    CHECK(session->record() == record);
    REQUIRE(session->news().values.size() == 4);
    CHECK(session->news().values[1] == PositionValue{.first_share = 1, .exact = true});
    CHECK_FALSE(session->news().values[2]);
}

TEST_CASE("session: a new game has the date when it began", "[session][play]") {
    auto config = config_between();
    config.begun = std::chrono::sys_seconds{std::chrono::hours{2}};
    CHECK(SessionRig(config)->record().date == config.begun);
    config.record = GameRecord{.game = "countdown", .start = "10 1", .date = std::chrono::sys_seconds{}};
    CHECK(SessionRig(config)->record().date == std::chrono::sys_seconds{});
}

TEST_CASE("session: what a computer may spend is part of a record", "[session][play]") {
    auto config = config_between("human", "one");
    config.budget.nodes = 70;
    const auto limits = [&] {
        const auto seats = SessionRig(config)->record().seats;
        return std::pair(seats[Side::first].limit, seats[Side::second].limit);
    };
    CHECK(limits() == std::pair(std::optional<MoveLimit>(), std::optional(MoveLimit{.nodes = 70})));
    config.budgets[Side::second] = Budget{.time = std::chrono::seconds(1), .depth = 2};
    CHECK(limits().second == MoveLimit{.time = std::chrono::seconds(1), .depth = 2});
}

TEST_CASE("session: a record keeps its date, and leaves the figures of a match behind", "[session][play]") {
    GameRecord record{.game = "countdown", .start = "10 1", .date = std::chrono::sys_seconds{std::chrono::hours{1}}};
    record.match.emplace();
    SessionRig session(record);
    record.match.reset();
    CHECK(session->record() == record);
}

TEST_CASE("session: who asked for help is counted", "[session][play]") {
    SessionRig rig("human", "one");
    const auto help = [&] { return rig->record().seats[Side::first].help; };
    rig.does("hint, hint"); // while the first is thought of
    CHECK(help() == 1);
    rig.does("insight on, insight on");
    CHECK(help() == 2);
    rig.does("press 1, reply, undo");
    CHECK(help() == 3);
    rig->act(Act::undo); // there is nothing
    CHECK(help() == 3);
    CHECK(rig->record().seats[Side::second] ==
          RecordedSeat{.player = "one", .used = rig->record().seats[Side::second].used});
}

TEST_CASE("session: a record's moves, those taken back too, are named when they are illegal", "[session][play]") {
    auto config = config_between();
    config.record = GameRecord{.game = "countdown", .start = "2 1", .moves = {{"1"}}, .taken_back = {{"2"}}};
    CHECK(refusal_of(config).starts_with("move 2: "));
}

TEST_CASE("session: a record that tells another end than the rules is refused", "[session][play]") {
    auto config = config_between();
    config.record = GameRecord{.game = "countdown", .start = "2 1", .moves = {{"2"}}};
    config.record->result = GameResult{.outcome = {.winner = Side::first, .margin = 3}};
    CHECK(refusal_of(config).empty());
    SECTION("another winner") { config.record->result->outcome.winner = Side::second; }
    SECTION("another margin") { config.record->result->outcome.margin = 4; }
    SECTION("a forfeit after the end") { config.record->result->forfeit = Refusal{"it left"}; }
    SECTION("a forfeit by a margin") {
        config.record->moves.clear();
        config.record->result->forfeit = Refusal{"it left"};
    }
    SECTION("no end yet") { config.record->moves.clear(); }
    CHECK_FALSE(refusal_of(config).empty());
}

TEST_CASE("session: the config of a record seats who sat there", "[session][play]") {
    const auto game = make_game<CountdownKit>();
    GameRecord record{.game = "countdown", .options = {{"start", "42"}}, .start = "41 2"};
    record.seats = {{RecordedSeat{.player = "one", .limit = MoveLimit{.time = std::chrono::seconds(5), .depth = 3}},
                     RecordedSeat{.player = "human", .name = "Ann"}}};
    const auto config = config_of(game, record);
    REQUIRE(config);
    CHECK(config->budgets[Side::first] == Budget{.time = std::chrono::seconds(5), .depth = 3});
    CHECK_FALSE(config->budgets[Side::second]);
    Workers workers;
    const auto session = game.start_session(*config, workers);
    REQUIRE(session);
    CHECK((*session)->record() == record);
    CHECK((*session)->news().seats[Side::second].name == "Ann");
    record.options["start"] = "0";
    CHECK_FALSE(config_of(game, record));
}
