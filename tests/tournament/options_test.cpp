// Players with options of their own: refused before the first game, and part of the plan.
#include "support/catch.hpp"

#include "support/scribe.hpp"
#include "tournament/plans.hpp"
#include "tournament/runner.hpp"
#include "tournament/task.hpp"

using namespace zugzwang::tournament;

namespace {

TournamentPlan plan_with(const Scribe& scribe, const ugi::BotOptions& options) {
    auto plan = plan_of(3, Kind::round_robin);
    plan.entrants[2].player = scribe.player();
    plan.entrants[2].terms.options = options;
    return plan;
}

std::string refusal_of(const TournamentPlan& plan, const std::string& file = {}) {
    const auto records = run_tournament(plan, {.jobs = 1, .record_file = file, .report = {}});
    return records ? std::string() : records.refusal().words;
}

} // namespace

TEST_CASE("tournament: a bot plays with its options, and its clock", "[tournament][option]") {
    const Scribe scribe;
    auto plan = plan_with(scribe, {{"Threads", "3"}});
    plan.clock = ClockLimit{Seconds(60)};
    CHECK(refusal_of(plan).empty());
    CHECK(scribe.told("setoption name T").front() == "setoption name Threads value 3");
    CHECK(scribe.told("go p").front().ends_with("p1inc 0 p2inc 0 nodes 100"));
}

TEST_CASE("tournament: options that a bot does not take are refused before the first game", "[tournament][option]") {
    const Scribe scribe;
    const auto plan = plan_with(scribe, {{"Threads", "9"}});
    const std::string words = "c: option Threads must be from 1 to 8, not 9";
    CHECK(refusal_of(plan) == words);
    const auto take = [](const GameRecord&) { return true; };
    const GameTask with_it{.pairing = {.number = 1, .round = 0, .first = 0, .second = 2}, .game = 0};
    const GameTask without{.pairing = {.number = 0, .round = 0, .first = 0, .second = 1}, .game = 0};
    CHECK(play_tasks(plan, {with_it}, take)->words == words);
    CHECK_FALSE(play_tasks(plan, {without}, take));
    CHECK(scribe.told("go").empty());
}

TEST_CASE("tournament: a run with other options does not go on from its file", "[tournament][option]") {
    const Folder folder;
    const auto file = folder.file("games");
    const Scribe scribe;
    REQUIRE(refusal_of(plan_with(scribe, {{"Threads", "2"}}), file).empty());
    CHECK(refusal_of(plan_with(scribe, {{"Threads", "2"}}), file).empty());
    CHECK(refusal_of(plan_with(scribe, {{"Threads", "3"}}), file) == file + " holds the games of another match");
    CHECK(refusal_of(plan_with(scribe, {}), file) == file + " holds the games of another match");
}
