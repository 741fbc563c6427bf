// Bots that misbehave, in a match: each forfeits its game, and the match goes on.
#include <cerrno>
#include <sys/wait.h>

#include "support/catch.hpp"

#include "match/game.hpp"
#include "match/plans.hpp"

using namespace zugzwang::match;

TEST_CASE("match: a match goes on past bots that forfeit", "[match][bot]") {
    struct Row {
        const char *how, *kind;
    };
    const auto row = GENERATE(Row{"abort", "crashed"}, Row{"illegal", "illegal move"}, Row{"flood", "flooded"},
                              Row{"nothing", "illegal move"});
    CAPTURE(row.how);
    auto plan = testing::plan_of("sticks", 6);
    plan.players[1] = std::string("ugi:" BAD_BOT " ") + row.how;
    plan.budget = {.time = std::chrono::seconds(10)};
    const auto statistics = run_match(plan, {.jobs = 2, .record_file = {}, .report = {}});
    REQUIRE(statistics);
    CHECK(statistics->wins() == 6);
    CHECK(statistics->forfeits()[1] == std::map<std::string, std::uint64_t>{{row.kind, 6}});
    CHECK((waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD)); // every bot has ended
}

TEST_CASE("match: a bot keeps to the terms of the match", "[match][bot]") {
    auto plan = testing::plan_of("sticks", 2);
    plan.players[1] = "ugi:" HOSTILE_BOT " memory";
    plan.budget = {.time = std::chrono::minutes(1)};
    plan.bots.confinement.memory = 64;
    const auto statistics = run_match(plan, {});
    REQUIRE(statistics);
    CHECK(statistics->forfeits()[1] == std::map<std::string, std::uint64_t>{{"took too much memory", 2}});
    plan.players[1] = "ugi:" HOSTILE_BOT " ignore";
    plan.budget = {.time = std::chrono::milliseconds(10)};
    plan.bots.time_margin = std::chrono::milliseconds(0);
    const auto late = run_match(plan, {});
    REQUIRE(late);
    CHECK(late->forfeits()[1] == std::map<std::string, std::uint64_t>{{"out of time", 2}});
}

TEST_CASE("match: the record of a forfeit tells what the bot said last", "[match][bot]") {
    auto plan = testing::plan_of("sticks", 2);
    const auto said = [&](const std::string& bot) {
        plan.players[1] = "ugi:" + bot;
        plan.budget = {.time = std::chrono::minutes(1)};
        auto table = MatchTable::open(plan);
        REQUIRE(table);
        const auto record = table->play(0, {});
        REQUIRE(record);
        return record->match->said;
    };
    CHECK(said(BAD_BOT " illegal").output.back() == "bestmove 99");
    CHECK(said(HOSTILE_BOT " complain").errors == std::vector<std::string>{"first complaint", "last complaint"});
    CHECK(said(BAD_BOT " good") == LastWords{});
}

TEST_CASE("match: last words are of their game, whatever was said in games before", "[match][bot]") {
    auto plan = testing::plan_of("sticks", 4);
    plan.players[1] = "ugi:" BAD_BOT " illegal";
    auto table = MatchTable::open(plan);
    REQUIRE(table);
    for (const std::uint64_t game : {0U, 1U, 2U}) {
        const auto record = table->play(game, {});
        REQUIRE(record);
        CHECK(record->match->said.output == std::vector<std::string>{"bestmove 99"});
    }
}

TEST_CASE("match: a match with a program that is not there does not begin", "[match][bot]") {
    auto plan = testing::plan_of("sticks", 6);
    plan.players[1] = "ugi:/nowhere/bot";
    const auto statistics = run_match(plan, {});
    REQUIRE_FALSE(statistics);
    CHECK(statistics.refusal().words == "ugi:/nowhere/bot: cannot be started: /nowhere/bot");
}
