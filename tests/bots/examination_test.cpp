// What an examination finds in bots that behave and in bots that do not.
#include "support/catch.hpp"
#include "support/every_game.hpp"

#include <algorithm>

#include "bots/examination.hpp"
#include "bots/report.hpp"
#include "record/json.hpp"
#include "support/places.hpp"

using namespace zugzwang;
using namespace zugzwang::bots;

namespace {

Examination examined(const std::string& game, const std::string& command) {
    ExaminationPlan plan{.game = find_game(game), .options = small_options(*find_game(game)), .command = command};
    plan.speeds = {std::chrono::milliseconds(100)};
    auto told = examine(plan);
    REQUIRE(told);
    return *std::move(told);
}

/// By the id of the finding.
Finding found(const Examination& told, const std::string& id) {
    const auto finding = std::ranges::find(told.findings, id, &Finding::id);
    REQUIRE(finding != told.findings.end());
    return *finding;
}

} // namespace

TEST_CASE("bot check: our own engine passes in every game", "[bots]") {
    const std::string game = GENERATE(from_range(game_ids()));
    const auto told = examined(game, ZUGZWANG_PROGRAM " ugi " + game + " --player random");
    CAPTURE(game);
    CHECK(told.may_play());
    for (const auto& finding : told.findings) {
        CAPTURE(finding.id, finding.words.words);
        CHECK((finding.id == "time" || finding.grade == Grade::passed));
    }
    CHECK(told.paces.front().games == 3);
    CHECK_FALSE(told.illegal);
    CHECK(told.peak_memory > 1024 * 1024); // no program with a C++ library is smaller
    CHECK(told.clock_error);
}

TEST_CASE("bot check: the examples may play", "[bots]") {
    CHECK(examined("sticks", STICKS_BOT).may_play());
    CHECK(examined("numbers", NUMBERS_BOT).may_play());
}

TEST_CASE("bot check: names what is wrong with a bot that misbehaves", "[bots]") {
    const auto [how, words] = GENERATE(table<std::string, std::string>({{"abort", "crashed"},
                                                                        {"exit", "crashed"},
                                                                        {"illegal", "illegal move `99`"},
                                                                        {"nothing", "illegal move ``"},
                                                                        {"binary", "illegal move `???`"},
                                                                        {"flood", "flooded"},
                                                                        {"close", "closed its output"}}));
    const auto told = examined("sticks", BAD_BOT " " + how);
    CAPTURE(how);
    CHECK_FALSE(told.may_play());
    const auto rules = found(told, "rules");
    CHECK(rules.grade == Grade::failed);
    CHECK(rules.words.words == "at 100 ms a move: " + words);
}

TEST_CASE("bot check: a bot that does not greet fails for that alone", "[bots]") {
    const auto told = examined("sticks", BAD_BOT " dead");
    CHECK_FALSE(told.may_play());
    REQUIRE(told.findings.size() == 1);
    CHECK(told.findings.front().id == "greeting");
}

TEST_CASE("bot check: the first illegal move comes with its position and the legal moves", "[bots]") {
    const auto told = examined("sticks", BAD_BOT " illegal");
    REQUIRE(told.illegal);
    CHECK(told.illegal->move == "99");
    const auto& game = *find_game("sticks");
    const auto table = game.open_table(small_options(game));
    CHECK(told.illegal->position == (*table)->position());
    CHECK(told.illegal->legal == (*table)->legal_moves());
    CHECK(report_words(game, told).find("`99`") != std::string::npos);
}

TEST_CASE("bot check: what a bot does not answer is advice", "[bots]") {
    const auto told = examined("sticks", BAD_BOT " good"); // knows no query, no moves, and never a game that is over
    CHECK(found(told, "query").grade == Grade::advised);
    CHECK(found(told, "query").words.words.starts_with("no answer to `query gameover`"));
    CHECK(found(told, "over").grade == Grade::advised);
    CHECK(found(told, "end").grade == Grade::passed);
    CHECK(found(told, "rules").grade == Grade::passed);
}

TEST_CASE("bot check: a command that is none is refused", "[bots]") {
    const auto& game = *find_game("sticks");
    CHECK_FALSE(examine({.game = &game, .options = small_options(game), .command = "/nonexistent/bot"}));
}

TEST_CASE("bot check: the error of our own clock is told", "[bots]") {
    const auto& game = *find_game("sticks");
    Examination told;
    CHECK(Json::parsed(report_json(game, told)).at("clock_error").is_null());
    told.clock_error = {.median = std::chrono::microseconds(123), .largest = std::chrono::microseconds(4500)};
    const auto json = Json::parsed(report_json(game, told)).at("clock_error");
    CHECK(json.at("median") == Json(0.123));
    CHECK(json.at("largest") == Json(4.5));
    CHECK(report_words(game, told).find("The clock's own error: 0.123 ms, 4.500 ms at most in 200 questions\n") !=
          std::string::npos);
}

TEST_CASE("bot check: programs read the same in JSON, and servers in JUnit", "[bots]") {
    const auto& game = *find_game("sticks");
    Examination told;
    told.name = "A & <B>";
    told.findings = {{"rules", "Plays", Grade::failed, Refusal{"illegal \"move\""}}, {"end", "Ends"}};
    const auto json = Json::parsed(report_json(game, told));
    CHECK(json.at("name") == Json("A & <B>"));
    CHECK(json.at("may_play") == Json(false));
    CHECK(json.at("findings").at(0).at("grade") == Json("failed"));
    CHECK(report_junit(game, told) ==
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
          "<testsuite name=\"A &amp; &lt;B&gt;\" tests=\"2\" failures=\"1\">\n"
          "  <testcase classname=\"sticks\" name=\"Plays\"><failure message=\"illegal &quot;move&quot;\"/></testcase>\n"
          "  <testcase classname=\"sticks\" name=\"Ends\"/>\n"
          "</testsuite>\n");
}
