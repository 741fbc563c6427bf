// The JSON form of a game's record: texts that are known, and what is refused.
#include "record/record.hpp"

#include "support/catch.hpp"

namespace {

std::string refusal_of(std::string_view line) {
    const auto record = record_from_json_line(line);
    return record ? "" : record.refusal().words;
}

/// What every record must have, with more members behind it.
std::string record_with(const std::string& more) {
    return R"({"game":"sticks","players":["human","human"],"start":"10/3 1","moves":["1","2"],"result":"none")" + more +
           "}";
}

GameRecord full_record() {
    GameRecord record{.game = "sticks", .options = {{"sticks", "10"}, {"take", "3"}}, .start = "10/3 1"};
    record.start_value = PositionValue{.first_share = 0.5};
    record.moves = {{.text = "1", .time = Seconds{1.5}, .value = PositionValue{.first_share = 1, .exact = true}},
                    {.text = "3",
                     .value = PositionValue{.first_share = 0.25,
                                            .margin = -2,
                                            .choices = 3,
                                            .best = {"1"},
                                            .partial = true,
                                            .runner_up_share = 0.125,
                                            .line = {"1", "2"},
                                            .time = std::chrono::milliseconds(200)}}};
    record.taken_back = {{.text = "2", .time = Seconds{0.25}, .value = PositionValue{}}};
    record.seats = {{RecordedSeat{.player = "human", .name = "\xC3\x81gi", .used = Seconds{61.5}, .help = 2},
                     RecordedSeat{.player = "ugi:./bot \"x y\"",
                                  .limit = MoveLimit{.time = std::chrono::milliseconds(1500), .depth = 4},
                                  .clock = ClockLimit{Seconds{300}, Seconds{2.5}}}}};
    record.spent = Seconds{0.5};
    record.result = GameResult{.outcome = {.winner = Side::first}, .forfeit = Refusal{"illegal move `{}`", "9"}};
    record.date = std::chrono::sys_days(std::chrono::year(2024) / 2 / 29) + std::chrono::hours(23) +
                  std::chrono::minutes(5) + std::chrono::seconds(9);
    record.match = MatchFigures{.index = 41,
                                .swapped = true,
                                .nodes = {{7, 9}},
                                .microseconds = {{1, 2}},
                                .asked = {{2, 1}},
                                .said = {.output = {"info depth 1", "bestmove 9"}, .errors = {"lost"}}};
    return record;
}

const std::string full_line =
    R"({"format":"zugzwang record","version":1,"game":"sticks","players":["human","ugi:./bot \"x y\""],)"
    R"("start":"10/3 1","moves":["1","3"],"result":"p1win","margin":0,"forfeit":"illegal move `9`",)"
    R"("forfeit_message":["illegal move `{}`","9"],"options":{"sticks":"10","take":"3"},"taken_back":["2"],)"
    R"("seconds":[1.5,null,0.25],"values":[{"first":0.5},{"first":1.0,"exact":true},)"
    R"({"first":0.25,"margin":-2,"choices":3,"best":["1"],"partial":true,"runner_up":0.125,)"
    R"("line":["1","2"],"milliseconds":200},{}],)"
    R"("names":["\u00c1gi",""],"clocks":[61.5,0.0],"clock_limits":[null,[300.0,2.5]],)"
    R"("limits":[null,{"milliseconds":1500,"depth":4}],"help":[2,0],"spent":0.5,)"
    R"("date":"2024-02-29T23:05:09Z","index":41,)"
    R"("swapped":true,"nodes":[7,9],"microseconds":[1,2],"asked":[2,1],)"
    R"("said":{"output":["info depth 1","bestmove 9"],"errors":["lost"]}})";

} // namespace

TEST_CASE("record: all that a record can hold, as JSON and back", "[record]") {
    CHECK(to_json_line(full_record()) == full_line);
    const auto again = record_from_json_line(full_line);
    REQUIRE(again);
    CHECK(*again == full_record());
}

TEST_CASE("record: what says nothing is left out", "[record]") {
    const GameRecord record{.game = "sticks", .start = "10/3 1", .moves = {{"1"}, {"2"}}};
    CHECK(to_json_line(record) ==
          R"({"format":"zugzwang record","version":1,"game":"sticks","players":["human","human"],)"
          R"("start":"10/3 1","moves":["1","2"],"result":"none"})");
    const auto short_form = record_from_json_line(record_with(""));
    REQUIRE(short_form);
    CHECK(*short_form == record);
}

TEST_CASE("record: how games end", "[record]") {
    const auto [result, outcome] = GENERATE(std::pair{"draw", Outcome{}}, std::pair{"p1win", Outcome{Side::first, 3}},
                                            std::pair{"p2win", Outcome{Side::second, 9}});
    GameRecord record{.game = "boxes"};
    record.result = GameResult{.outcome = outcome};
    const auto line = to_json_line(record);
    CAPTURE(line);
    CHECK(line.find(std::string(R"("result":")") + result + R"(","margin":)" + std::to_string(outcome.margin)) !=
          std::string::npos);
    CHECK(record_from_json_line(line)->result == record.result);
}

TEST_CASE("record: a draw that was agreed has a reason and no winner", "[record]") {
    GameRecord record{.game = "boxes"};
    record.result = forfeited(Side::first, Refusal(forfeits::draw_agreed));
    const auto line = to_json_line(record);
    CAPTURE(line);
    CHECK(line.find(R"("result":"draw","margin":0,"forfeit":"draw agreed")") != std::string::npos);
    CHECK(record_from_json_line(line)->result == record.result);
    CHECK_FALSE(wrong_result(*record.result, std::nullopt));
}

TEST_CASE("record: a line of a match from before there were versions", "[record]") {
    const auto record = record_from_json_line(
        R"({"index":41,"game":"boxes","players":["random","ugi:./bot"],"swapped":true,"start":"../._./.. 1",)"
        R"("moves":["a1-a2","b1-b2"],"result":"p2win","margin":3,"forfeit":"out of time",)"
        R"("nodes":[7,9],"microseconds":[1,2],"asked":[1,2]})");
    REQUIRE(record);
    GameRecord expected{.game = "boxes", .start = "../._./.. 1", .moves = {{"a1-a2"}, {"b1-b2"}}};
    expected.seats[Side::first].player = "random";
    expected.seats[Side::second].player = "ugi:./bot";
    expected.result = GameResult{.outcome = {Side::second, 3}, .forfeit = Refusal{"out of time"}};
    expected.match =
        MatchFigures{.index = 41, .swapped = true, .nodes = {{7, 9}}, .microseconds = {{1, 2}}, .asked = {{1, 2}}};
    CHECK(*record == expected);
}

TEST_CASE("record: a newer version is refused in words", "[record]") {
    CHECK(refusal_of(R"({"format":"zugzwang record","version":2,"moves":7})") ==
          "this record is of version 2; this program reads none above 1");
    CHECK(refusal_of(R"({"format":"zugzwang record","version":0})") ==
          "this record is of version 0; this program reads none above 1");
    CHECK(refusal_of(R"({"format":"zugzwang record","version":"1"})") ==
          "not a game record: version: not a whole number in its range");
    CHECK(refusal_of(R"({"format":"zugzwang record"})") == "not a game record: no version");
    CHECK(refusal_of(R"({"version":1})") == "not a game record: no format");
    CHECK(refusal_of(R"({"format":"chess","version":1})") == "not a game record: format: chess");
}

TEST_CASE("record: a record that is cut off anywhere is refused", "[record]") {
    for (std::size_t length = 0; length < full_line.size(); ++length) {
        CAPTURE(length);
        CHECK(refusal_of(full_line.substr(0, length)).starts_with("not a game record: no JSON at byte "));
    }
}

TEST_CASE("record: other JSON is no record, but members that nobody knows are passed over", "[record]") {
    CHECK(refusal_of("[]") == "not a game record: an object was wanted");
    CHECK(refusal_of("null") == "not a game record: an object was wanted");
    CHECK(refusal_of("{}") == "not a game record: no game");
    CHECK(refusal_of(R"({"match":"sticks"})") == "not a game record: no game");
    CHECK(record_from_json_line(record_with(R"(,"colour":"blue","more":{"a":[1]})")));
}

TEST_CASE("record: a member of a wrong type is named", "[record]") {
    const auto [more, words] = GENERATE(
        std::pair{R"(,"taken_back":"1")", "taken_back: an array was wanted"},
        std::pair{R"(,"taken_back":[1])", "taken_back: a text was wanted"},
        std::pair{R"(,"seconds":["1"])", "seconds: a number was wanted"},
        std::pair{R"(,"seconds":[-1])", "seconds: not a time in seconds"},
        std::pair{R"(,"seconds":[1e300])", "seconds: not a time in seconds"},
        std::pair{R"(,"seconds":[1,2,3])", "seconds: more than there are moves"},
        std::pair{R"(,"values":[0.5])", "values: an object was wanted"},
        std::pair{R"(,"values":[{"first":2}])", "values: not from 0 to 1"},
        std::pair{R"(,"values":[{"first":0.5,"runner_up":-1}])", "values: not from 0 to 1"},
        std::pair{R"(,"values":[{"exact":1}])", "values: exact: true or false was wanted"},
        std::pair{R"(,"values":[{},{},{},{}])", "values: more than there are positions"},
        std::pair{R"(,"options":[])", "options: an object was wanted"},
        std::pair{R"(,"options":{"rows":5})", "options: rows: a text was wanted"},
        std::pair{R"(,"names":["a"])", "names: a pair was wanted"},
        std::pair{R"(,"clocks":[0,null])", "clocks: a number was wanted"},
        std::pair{R"(,"limits":[null,{"depth":-1}])", "limits: not what a move may cost"},
        std::pair{R"(,"limits":[null,{"milliseconds":1e3}])", "limits: milliseconds: not a whole number in its range"},
        std::pair{R"(,"clock_limits":[[60,0]])", "clock_limits: a pair was wanted"},
        std::pair{R"(,"clock_limits":[60,null])", "clock_limits: an array was wanted"},
        std::pair{R"(,"clock_limits":[[60],null])", "clock_limits: a pair was wanted"},
        std::pair{R"(,"clock_limits":[[0,2],null])", "clock_limits: a clock with no time"},
        std::pair{R"(,"clock_limits":[null,[60,-1]])", "clock_limits: not a time in seconds"},
        std::pair{R"(,"spent":-1)", "spent: not a time in seconds"},
        std::pair{R"(,"help":[0,-1])", "help: not a whole number in its range"},
        std::pair{R"(,"date":"2023-02-29T00:00:00Z")", "date: not a date like 2024-05-31T18:30:00Z"},
        std::pair{R"(,"date":"2024-05-31 18:30:00Z")", "date: not a date like 2024-05-31T18:30:00Z"},
        std::pair{R"(,"date":"2024-05-31T24:00:00Z")", "date: not a date like 2024-05-31T18:30:00Z"},
        std::pair{R"(,"forfeit":"it left")", "forfeit: the game is not over"},
        std::pair{R"(,"index":-1)", "index: not a whole number in its range"},
        std::pair{R"(,"index":1)", "no swapped"});
    CHECK(refusal_of(record_with(more)) == "not a game record: " + std::string(words));
    CHECK(refusal_of(R"({"game":1})") == "not a game record: game: a text was wanted");
    CHECK(refusal_of(R"({"game":"sticks","start":"10/3 1","moves":[],"players":["a","b"],"result":"won"})") ==
          "not a game record: result: unknown: won");
}

TEST_CASE("record: a text that is too long is not looked at", "[record]") {
    CHECK(max_record_bytes == 33'554'432);
    CHECK(refusal_of(std::string(max_record_bytes + 1, ' ')) ==
          "a game record has 33554432 bytes at most, not 33554433");
    CHECK(refusal_of(std::string(max_record_bytes, ' ')).starts_with("not a game record: no JSON at byte "));
}

TEST_CASE("record: bytes that are no UTF-8 are refused in plain ASCII, and replaced in what is written", "[record]") {
    CHECK(refusal_of("{\"game\":\"\xFF\"}") == "not a game record: no JSON at byte 10");
    CHECK(refusal_of(R"({"format":"caf\u00e9","version":1})") == "not a game record: format: caf??");
    GameRecord record{.game = "sticks"};
    record.seats[Side::first].player = "ugi:\xFF";
    CHECK(record_from_json_line(to_json_line(record))->seats[Side::first].player == "ugi:\xEF\xBF\xBD");
}

TEST_CASE("record: dates before 1970 and at the ends of the years", "[record]") {
    GameRecord record{.game = "sticks"};
    const auto [day, text] = GENERATE(std::pair{std::chrono::year(1) / 1 / 1, "0001-01-01T00:00:00Z"},
                                      std::pair{std::chrono::year(1969) / 12 / 31, "1969-12-31T00:00:00Z"},
                                      std::pair{std::chrono::year(9999) / 12 / 31, "9999-12-31T00:00:00Z"});
    record.date = std::chrono::sys_days(day);
    CHECK(to_json_line(record).find(text) != std::string::npos);
    CHECK(record_from_json_line(to_json_line(record))->date == record.date);
}
